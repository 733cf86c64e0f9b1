-- A second step after the password, by codes of a phone: for the log-in where a reader has turned it on, for the desk of every
-- operator.
create table second_factor (
	account_id integer not null references account (id) on delete cascade,
	purpose text not null check (purpose in ('log_in', 'desk')),
	-- What the codes are made from.
	secret text not null,
	-- The stretch of time whose code was taken last: none is taken twice.
	last_step bigint not null,
	set_up_at timestamptz not null,
	primary key (account_id, purpose)
);

-- One-time codes for whoever has lost the phone.
create table recovery_code (
	account_id integer not null,
	purpose text not null,
	code_hash text not null,
	primary key (account_id, purpose, code_hash),
	foreign key (account_id, purpose) references second_factor (account_id, purpose) on delete cascade
);

insert into second_factor (account_id, purpose, secret, last_step, set_up_at)
	select account_id, 'desk', secret, coalesce(last_step, 0), promoted_at from operator_account where secret is not null;
insert into recovery_code (account_id, purpose, code_hash)
	select account_id, 'desk', code_hash from operator_recovery_code join second_factor using (account_id);
drop table operator_recovery_code;
alter table operator_account drop column secret, drop column last_step;

-- Which browser and system logged in, by their plain names, so that readers know their devices apart.
alter table session add column browser text, add column system text;

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup', 'telegram_link',
		'two_factor_setup', 'log_in_code')
);
