-- Bale has bots of Telegram's shape: which message of each bot is read next, and until when one worker has that to itself.
alter table telegram_poll rename to bot_poll;
alter table bot_poll drop column single;
alter table bot_poll add column channel text not null default 'telegram';
alter table bot_poll add primary key (channel);
alter table bot_poll alter column channel drop default;
insert into bot_poll (channel) values ('bale');

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup', 'telegram_link',
		'bale_link', 'two_factor_setup', 'two_factor_undo', 'log_in_code')
);
