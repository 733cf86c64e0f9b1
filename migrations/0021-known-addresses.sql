-- Hashed with the secret of the sessions until now, and the same for everybody; each is now a mark of one account.
delete from known_address;
delete from login_strikes;
delete from spent_allowance;
