-- What people say of themselves beyond an account. Pictures as we encoded them ourselves, in WebP, under a name that
-- tells nothing of whose they are.
create table profile_picture (
	account_id integer primary key references account (id) on delete cascade,
	name text not null unique,
	image bytea not null,
	added_at timestamptz not null
);

-- Letters about the account itself are always sent; this is about everything else.
alter table account add column takes_marketing boolean not null default true;

-- That credit runs out is told once for each end and each nearness to it, however often the job runs.
create table expiry_notice (
	account_id integer not null references account (id) on delete cascade,
	ends_at timestamptz not null,
	notice text not null check (notice in ('week', 'day', 'ended')),
	told_at timestamptz not null,
	primary key (account_id, ends_at, notice)
);
