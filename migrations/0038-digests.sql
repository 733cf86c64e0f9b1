-- A reader's clock and how often they may be disturbed.
create table reader_hours (
	account_id integer primary key references account (id) on delete cascade,
	time_zone text not null,
	-- From this hour until that one nothing rings; both null where any hour is good.
	quiet_from integer check (quiet_from between 0 and 23),
	quiet_until integer check (quiet_until between 0 and 23),
	most_an_hour integer not null check (most_an_hour between 1 and 60),
	-- How many messages were sent in the hour that began then.
	hour_began_at timestamptz,
	sent_in_hour integer not null default 0,
	check ((quiet_from is null) = (quiet_until is null))
);

-- When the next digest is due, and until when everything was in an earlier one.
alter table reader_way add column digest_at timestamptz, add column digest_until timestamptz;
create index reader_way_digest on reader_way (digest_at) where digest_at is not null and paused_why is null;
-- Names the reader in the link with which they unsubscribe.
create unique index reader_way_unsubscribe on reader_way ((destination ->> 'unsubscribe')) where way = 'mail';
