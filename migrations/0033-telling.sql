-- Where a new item finds the follows that may want it: each stands under the keys of one of its conditions, those of its
-- rarest kind. Only follows that are told by something other than their feed stand here.
create table follow_key (
	key integer not null,
	follow_id integer not null references follow (id) on delete cascade,
	primary key (key, follow_id)
);
create index follow_key_follow on follow_key (follow_id);

-- What is to be told: a story once for a follow and a way. A row stays after it was sent, so that a story that grows does
-- not ring again.
create table follow_outbox (
	follow_id integer not null references follow (id) on delete cascade,
	way text not null,
	story_id integer not null,
	-- The report that brought it. Items are never deleted, hence no foreign key, which every row would pay for.
	item_id integer not null,
	created_at timestamptz not null,
	sent_at timestamptz,
	primary key (follow_id, way, story_id)
);
create index follow_outbox_waiting on follow_outbox (way, follow_id) where sent_at is null;
create index follow_outbox_age on follow_outbox using brin (created_at);

-- How far items have been looked at. Writers of items take turns, so that their numbers come to be seen in order.
create table follow_cursor (
	single boolean primary key default true check (single),
	last_item integer not null
);
insert into follow_cursor (last_item) select coalesce(max(id), 0) from news_item;

-- Items that came to be shown only after their turn: released by an operator.
create table follow_late (
	item_id integer primary key references news_item (id) on delete cascade
);
