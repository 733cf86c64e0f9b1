-- What readers say of an item's tags, each identity once of each tag. They wait until an operator has decided.
create table tag_report (
	id integer generated always as identity primary key,
	identity_kind text not null check (identity_kind in ('user', 'session')),
	identity_id text not null,
	item_id integer not null references news_item (id) on delete cascade,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null,
	verdict text not null check (verdict in ('wrong', 'missing')),
	reason text,
	made_at timestamptz not null,
	unique (identity_kind, identity_id, item_id, kind, ref)
);
create index tag_report_item on tag_report (item_id, kind, ref);

-- What an operator has decided about a tag of an item. It is the item's own: whatever the tagger says later, it holds.
create table tag_ruling (
	item_id integer not null references news_item (id) on delete cascade,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null,
	verdict text not null check (verdict in ('wrong', 'missing')),
	-- A dismissed report changes nothing, and the same one is not shown again.
	accepted boolean not null,
	made_at timestamptz not null,
	primary key (item_id, kind, ref)
);
