-- The catalogue as SQL needs it, brought up to date at every start (src/store/catalogue-store.ts).
create table source (
	id integer primary key,
	slug text not null,
	locale text not null check (locale in ('fa', 'en')),
	title_en text not null,
	title_fa text not null,
	-- Feeds of one outlet share their links: the registrable domain of the homepage.
	outlet text not null,
	-- A source that left the catalogue keeps its items.
	listed boolean not null default true
);

create table tag (
	id integer primary key,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null
);

create sequence news_item_id as integer;

-- A short, stable name for an item. Multiplying by an odd number walks through all 2^30 values before one returns,
-- so two items never share a name and neighbours do not look alike.
create function news_code(id integer) returns text
	language sql immutable strict parallel safe
	return (
		select string_agg(
			substr('0123456789abcdefghjkmnpqrstvwxyz', ((mixed >> (5 * place)) & 31)::integer + 1, 1),
			'' order by place
		)
		from (select (id::bigint * 625341585) & 1073741823 as mixed) as number, generate_series(0, 5) as place
	);

create table news_item (
	id integer primary key default nextval('news_item_id'),
	slug text not null unique,
	source_id integer not null references source (id),
	locale text not null check (locale in ('fa', 'en')),
	title text not null,
	title_folded text not null,
	url text not null,
	-- Three marks of identity, each cut to 128 bits of a hash: outlet and cleaned link, the feed's guid, the title.
	url_hash uuid not null unique,
	guid_hash uuid,
	title_hash uuid,
	-- The earlier of what the feed says and first_seen_at.
	published_at timestamptz not null,
	first_seen_at timestamptz not null,
	date_stated boolean not null,
	-- Only shown items have postings and search keys; the others wait for an operator or must not come back.
	state text not null check (state in ('shown', 'held', 'removed')),
	tags integer[] not null,
	tag_reasons jsonb not null,
	-- What a filter or a search can ask of the item, as numbers (src/store/search-keys.ts).
	search_keys integer[] not null,
	views integer not null default 0,
	-- The part of views whose rows in item_view have been cleared away.
	views_settled integer not null default 0,
	importance integer not null default 0,
	bullish integer not null default 0,
	bearish integer not null default 0
) with (fillfactor = 90);
alter sequence news_item_id owned by news_item.id;
-- The counters stand in no index of this table, so that counting rewrites one row and no index.

create index news_item_guid on news_item (source_id, guid_hash) where guid_hash is not null;
create index news_item_title on news_item (source_id, title_hash) where title_hash is not null;
create index news_item_first_seen on news_item (first_seen_at);
create index news_item_held on news_item (source_id) where state = 'held';
-- A small waiting list, because every search reads all of it.
create index news_item_search on news_item using gin (search_keys) with (gin_pending_list_limit = 256);

-- One row for each list an item stands in: its language's, its source's, each tag's. A page of any list is then the
-- head of one index, whatever the number of items. Written in one transaction with news_item, hence no foreign key.
create table news_posting (
	key integer not null,
	published_at timestamptz not null,
	item_id integer not null,
	views integer not null default 0,
	importance integer not null default 0,
	bullish integer not null default 0,
	bearish integer not null default 0,
	primary key (key, published_at, item_id)
);
create index news_posting_views on news_posting (key, views, published_at, item_id);
create index news_posting_importance on news_posting (key, importance, published_at, item_id);
create index news_posting_bullish on news_posting (key, bullish, published_at, item_id);
create index news_posting_bearish on news_posting (key, bearish, published_at, item_id);

-- How long each list is, so that counting one does not walk it.
create table news_total (
	key integer primary key,
	items integer not null
) with (fillfactor = 50);

create function count_new_postings() returns trigger language plpgsql as $$
begin
	insert into news_total as total (key, items)
	select key, count(*) from changed group by key order by key
	on conflict (key) do update set items = total.items + excluded.items;
	return null;
end $$;

create function count_old_postings() returns trigger language plpgsql as $$
begin
	update news_total as total set items = total.items - gone.items
	from (select key, count(*) as items from changed group by key) as gone
	where total.key = gone.key;
	return null;
end $$;

create trigger news_posting_added after insert on news_posting
	referencing new table as changed for each statement execute function count_new_postings();
create trigger news_posting_removed after delete on news_posting
	referencing old table as changed for each statement execute function count_old_postings();

create table news_title_history (
	item_id integer not null references news_item (id) on delete cascade,
	title text not null,
	replaced_at timestamptz not null,
	primary key (item_id, title)
);
