-- How a reader is reached besides feeds, one row for each way that they have set up. A follow names the ways by which it
-- is told; what a way needs to know stands here.
create table reader_way (
	account_id integer not null references account (id) on delete cascade,
	way text not null,
	-- Where to: each way reads its own.
	destination jsonb not null default '{}',
	-- Null while it works; else why nothing is sent that way any more.
	paused_why text,
	changed_at timestamptz not null,
	primary key (account_id, way)
);

alter table follow_way drop column state;

-- Matching holds follows in memory and reads those that changed since: each change takes the next number, and writers
-- take turns until they commit, so that numbers come to be seen in order.
create sequence follow_revision;
alter table follow add column revision bigint not null default nextval('follow_revision');
create index follow_changed on follow (revision);
alter table mute add column revision bigint not null default nextval('follow_revision');
create index mute_changed on mute (revision);
drop table follow_key;
-- Words are folded where they are looked for.
alter table follow drop column letters, drop column word_keys, drop column not_letters, drop column not_word_keys;
alter table mute drop column letters, drop column word_keys;

-- Whom a story was told: one row for all follows that it came to at once. Kept for as long as stories grow.
drop table follow_outbox;
create table story_telling (
	id bigint generated always as identity primary key,
	story_id integer not null,
	follow_ids integer[] not null,
	created_at timestamptz not null
);
create index story_telling_story on story_telling (story_id);
create index story_telling_age on story_telling using brin (created_at);

-- What waits to be told to a reader on a way that tells at once, gathered in one row: pairs of a follow and the report
-- that brought it, oldest first.
create table telling_queue (
	account_id integer not null references account (id) on delete cascade,
	way text not null,
	follow_ids integer[] not null,
	item_ids integer[] not null,
	-- Came when there was no more room, and is only counted.
	more integer not null default 0,
	-- The message that is on its way, and how much of the above is in it. It stays the same until it has arrived.
	message uuid,
	sending integer not null default 0,
	sending_more integer not null default 0,
	tries integer not null default 0,
	first_tried_at timestamptz,
	-- Null while nothing waits.
	next_try_at timestamptz,
	primary key (account_id, way),
	foreign key (account_id, way) references reader_way (account_id, way) on delete cascade
);
create index telling_queue_due on telling_queue (next_try_at) where next_try_at is not null;
