-- What a reader wants to hear of, by name. Every condition that is set must be met; of ids any is enough, of words all.
create table follow (
	id integer generated always as identity primary key,
	account_id integer not null references account (id) on delete cascade,
	name text not null,
	-- From 1 on, in the order that the reader gave them.
	position integer not null,
	locales text[] not null,
	coin_ids integer[] not null,
	source_ids integer[] not null,
	topic_ids integer[] not null,
	person_ids integer[] not null,
	words text[] not null,
	not_words text[] not null,
	-- The words as titles are searched: letters that must stand in the folded title, keys of whole words of two letters.
	letters text[] not null,
	word_keys integer[] not null,
	not_letters text[] not null,
	not_word_keys integer[] not null,
	min_outlets integer not null check (min_outlets >= 1),
	paused boolean not null,
	-- Names the feed in its address; whoever knows it reads headlines and changes nothing.
	feed_secret text not null unique,
	created_at timestamptz not null
);
create index follow_account on follow (account_id, position);

-- How a follow is told: by its feed, by mail. A way that its receiver stopped stays, and is silent until it is chosen again.
create table follow_way (
	follow_id integer not null references follow (id) on delete cascade,
	way text not null,
	state text not null default 'on' check (state in ('on', 'stopped')),
	primary key (follow_id, way)
);

-- What a reader never wants to see, in follows and in the browser.
create table mute (
	account_id integer primary key references account (id) on delete cascade,
	words text[] not null,
	source_ids integer[] not null,
	letters text[] not null,
	word_keys integer[] not null,
	saved_at timestamptz not null
);
