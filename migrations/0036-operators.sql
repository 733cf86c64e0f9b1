-- Who may sit at the operator's desk. Whoever has set up no second factor is let in nowhere.
create table operator_account (
	account_id integer primary key references account (id) on delete cascade,
	promoted_at timestamptz not null,
	-- What the codes of the second factor are made from; null until it is set up.
	secret text,
	-- The stretch of time whose code was taken last: none is taken twice.
	last_step bigint
);

-- One-time codes for whoever has lost the second factor.
create table operator_recovery_code (
	account_id integer not null references operator_account (account_id) on delete cascade,
	code_hash text not null,
	primary key (account_id, code_hash)
);

-- Sign-ins that the second factor has confirmed, and when last.
create table operator_session (
	session_hash text primary key references session (id_hash) on delete cascade,
	confirmed_at timestamptz not null
);

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
	purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup')
);

-- What operators did. A name and no reference: what was done stays told when its doer is gone.
create table operator_log (
	id integer generated always as identity primary key,
	made_at timestamptz not null,
	who text not null,
	act text not null,
	-- What it was done to, such as 'account:12'.
	subject text not null,
	why text not null,
	-- What it came to, in a few words.
	outcome text not null
);
create index operator_log_subject on operator_log (subject, id);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
	raise exception 'operator_log is only ever added to';
end
$$;
create trigger operator_log_kept before update or delete on operator_log
	for each row execute function refuse_log_change();
create trigger operator_log_not_emptied before truncate on operator_log
	for each statement execute function refuse_log_change();
