-- How each source is doing, when it is read next, and what it said last so that an unchanged feed costs one 304.
create table source_health (
	source_id integer primary key references source (id),
	last_attempt_at timestamptz,
	last_success_at timestamptz,
	last_status text,
	last_message text,
	consecutive_failures integer not null default 0,
	-- Moved ahead before each fetch, so that a worker that dies over a feed does not meet it again at once.
	next_poll_at timestamptz not null default '-infinity',
	interval_seconds integer,
	-- Claims since the last recorded fetch: more than one means that workers died over this source.
	open_claims integer not null default 0,
	etag text,
	last_modified text,
	body_hash text,
	moved_to text,
	newest_item_at timestamptz,
	fetches integer not null default 0,
	-- New items of the last fetches that brought a feed, newest first.
	recent_new integer[] not null default '{}',
	added_total integer not null default 0,
	foreign_refused_total integer not null default 0
);
create index source_health_next_poll on source_health (next_poll_at);

create table source_logo (
	source_id integer primary key references source (id),
	-- Null where the source has no usable icon; it is asked again later.
	image bytea,
	content_type text,
	fetched_at timestamptz not null
);

-- The last good answer of the price service; one row.
create table price_board (
	id integer primary key default 1 check (id = 1),
	prices jsonb not null,
	as_of timestamptz not null,
	fetched_at timestamptz not null
);
