-- People. Names and addresses are compared without regard to case; the unique indexes decide who was first.
create table account (
	id integer generated always as identity primary key,
	username text not null,
	email text not null,
	first_name text not null,
	last_name text not null,
	sex text not null check (sex in ('U', 'M', 'F')),
	locale text not null check (locale in ('fa', 'en')),
	-- Null for who only ever came through Google.
	password_hash text,
	phone_number text not null default '',
	social_media_link text not null default '',
	created_at timestamptz not null,
	activated_at timestamptz,
	suspended_at timestamptz
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));

-- A browser's session and the token that its pages send live and die together.
alter table session add column token_hash text unique;
alter table session add foreign key (user_id) references account (id) on delete cascade;

-- What a mailed link, or the step between Google and a password, proves. Only hashes are kept.
create table account_token (
	token_hash text primary key,
	account_id integer not null references account (id) on delete cascade,
	purpose text not null check (purpose in ('activation', 'password_reset', 'email_change', 'google_link')),
	-- The letter that carries it: one that was sent twice has two tokens, of which either works.
	letter_id bigint,
	-- What it does beyond its purpose: the new address, the Google identity to link.
	detail jsonb not null default '{}',
	expires_at timestamptz not null
);
create index account_token_account on account_token (account_id, purpose);
create index account_token_expiry on account_token (expires_at);

create table subscription (
	id integer generated always as identity primary key,
	account_id integer not null references account (id) on delete cascade,
	plan text not null check (plan in ('trial', '3-months', '6-months', 'yearly')),
	joined_at timestamptz not null,
	expires_at timestamptz not null check (expires_at >= joined_at)
);
create index subscription_account on subscription (account_id, joined_at);
-- One trial for a person, however often an account is activated.
create unique index subscription_trial on subscription (account_id) where plan = 'trial';

-- Who an issuer says somebody is. An address may change hands; issuer and subject do not.
create table google_identity (
	issuer text not null,
	subject text not null,
	account_id integer not null references account (id) on delete cascade,
	linked_at timestamptz not null,
	primary key (issuer, subject)
);
create index google_identity_account on google_identity (account_id);

-- A sign-in that is on its way through the issuer, bound to the browser that began it.
create table google_attempt (
	state_hash text primary key,
	session_hash text not null,
	nonce text not null,
	code_verifier text not null,
	locale text not null check (locale in ('fa', 'en')),
	expires_at timestamptz not null
);
create index google_attempt_session on google_attempt (session_hash);
create index google_attempt_expiry on google_attempt (expires_at);

create table favourite_filter (
	account_id integer primary key references account (id) on delete cascade,
	coin_ids integer[] not null,
	source_ids integer[] not null,
	saved_at timestamptz not null
);

create table bookmark (
	account_id integer not null references account (id) on delete cascade,
	item_id integer not null references news_item (id) on delete cascade,
	added_at timestamptz not null,
	primary key (account_id, item_id)
);
create index bookmark_newest on bookmark (account_id, added_at desc, item_id desc);
create index bookmark_item on bookmark (item_id);

-- Letters to send. A row is written with the change it tells of; tokens are made only when the letter is written out,
-- so that none lies here in the open.
create table mail_outbox (
	id bigint generated always as identity primary key,
	letter text not null,
	account_id integer references account (id) on delete cascade,
	address text not null check (address !~ '[[:cntrl:]]'),
	locale text not null check (locale in ('fa', 'en')),
	facts jsonb not null default '{}',
	created_at timestamptz not null,
	-- Moved ahead when the letter is taken, so that one whose postman died is taken again.
	next_try_at timestamptz not null,
	useful_until timestamptz not null,
	tries integer not null default 0,
	last_problem text,
	-- Sent, dropped (nobody to send it to) or given up: then the address goes too.
	done_at timestamptz,
	outcome text check (outcome in ('sent', 'dropped', 'given_up'))
);
create index mail_outbox_due on mail_outbox (next_try_at) where done_at is null;
create index mail_outbox_account on mail_outbox (account_id);

-- Failed log-ins as a leaking bucket, and how often a few costly acts were done lately. In the database, so that a
-- restart forgives nothing.
create table login_strikes (
	bucket text primary key,
	strikes double precision not null,
	last_at timestamptz not null
);
create index login_strikes_age on login_strikes (last_at);

-- Where an account was last entered from: a stranger's failures do not hold up its owner there.
create table known_address (
	account_id integer not null references account (id) on delete cascade,
	address text not null,
	last_at timestamptz not null,
	primary key (account_id, address)
);

create table spent_allowance (
	bucket text primary key,
	spent_at timestamptz[] not null,
	last_at timestamptz not null
);
create index spent_allowance_age on spent_allowance (last_at);
