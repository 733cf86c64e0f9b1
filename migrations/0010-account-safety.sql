-- The browser that signed up, by the hash of its session; null for a program, and for every account that is confirmed.
-- Whoever opens the letter in another browser must show, or choose, the password first.
alter table account add column signed_up_in text;

-- Takes a change of address back, from the old mailbox.
alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link')
);
