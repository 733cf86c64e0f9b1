-- The link in the e-mail about two-factor log-in, by which an owner who did not turn it on turns it off.
alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup', 'telegram_link',
		'two_factor_setup', 'two_factor_undo', 'log_in_code')
);
