-- Reports of one event (docs/decisions: "One event, one story"). An item that stands here alone in its story, or not
-- at all, is a story by itself; a story's id is its first item's and stays.
create table story_member (
	item_id integer primary key references news_item (id) on delete cascade,
	story_id integer not null,
	joined_at timestamptz not null,
	-- Why it joined: the odds as a logarithm, the nearest report, and what both say. Nothing for the first.
	odds real,
	nearest_id integer,
	both_say text[]
);
create index story_member_story on story_member (story_id);

-- What an operator has said: an item taken out of a story stays out, stories joined stay joined.
create table story_ruling (
	id integer generated always as identity primary key,
	kind text not null check (kind in ('split', 'join')),
	-- Split: the item and the story it was taken out of. Join: the story that was joined to the other.
	subject_id integer not null,
	story_id integer not null,
	made_at timestamptz not null
);
