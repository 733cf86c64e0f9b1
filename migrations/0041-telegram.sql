-- Which message of the bot's is read next, and until when one worker has that to itself.
create table telegram_poll (
	single boolean primary key default true check (single),
	next_update bigint not null default 0,
	held_until timestamptz not null default '-infinity'
);
insert into telegram_poll default values;

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup', 'telegram_link')
);
