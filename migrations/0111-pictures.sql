-- The picture that a feed names for an item. Those of the top stories are fetched; the others remain an address.
create table news_picture (
	item_id integer primary key references news_item (id) on delete cascade,
	url text not null,
	-- When it was fetched, or tried; null: not yet.
	fetched_at timestamptz,
	-- A small WebP; null where there is none, or it cannot be used.
	image bytea,
	-- The hash of the image, by which readers request it.
	hash text,
	expires_at timestamptz not null
);
-- WebP is compressed already.
alter table news_picture alter column image set storage external;
create index on news_picture (hash) where hash is not null;
