-- Why an item was taken out of every list, and what it was before, so that it can be brought back.
create table news_removal (
	item_id integer primary key references news_item (id) on delete cascade,
	was text not null check (was in ('shown', 'held')),
	reason text not null,
	removed_at timestamptz not null
);
