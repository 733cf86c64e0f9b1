-- What stands in several lists at once is counted by bits (docs/decisions: "Mixtures are counted by bits"): of 2,048 items
-- that follow each other by number a list knows by a bit each whether it has them. Only whole blocks are kept; the items
-- after the last of them are looked at one by one.
create table list_block (
	key integer not null,
	-- item_id >> 11
	block integer not null,
	items bit(2048) not null,
	primary key (key, block)
);

-- The first item that no block has. Every item stands in the list of its language, 0 or 1.
create function first_unblocked() returns integer language sql stable
return coalesce(greatest(
	(select max(block) from list_block where key = 0), (select max(block) from list_block where key = 1)
) + 1, 0) << 11;

-- Makes blocks of the items that fill them. In a writer's turn.
create function block_lists() returns void language sql
begin atomic
	insert into list_block (key, block, items)
	select list.key, id >> 11, bit_or(set_bit(0::bit(2048), id & 2047, 1))
	-- The lists come first among the keys.
	from news_item cross join unnest(search_keys[1 : cardinality(tags) + 2]) as list (key)
	where id >= first_unblocked() and id < ((select max(id) from news_item) + 1 >> 11 << 11) and state = 'shown'
	group by list.key, id >> 11;
end;

create or replace function count_new_postings() returns trigger language plpgsql as $$
declare
	unblocked integer := first_unblocked();
begin
	insert into news_total as total (key, items)
	select key, count(*) from changed group by key order by key
	on conflict (key) do update set items = total.items + excluded.items;
	insert into list_block as known (key, block, items)
	select key, item_id >> 11, bit_or(set_bit(0::bit(2048), item_id & 2047, 1)) from changed
	where item_id < unblocked group by key, item_id >> 11
	on conflict (key, block) do update set items = known.items | excluded.items;
	if exists (select from changed where item_id >= unblocked + 2048) then
		perform block_lists();
	end if;
	return null;
end $$;

create or replace function count_old_postings() returns trigger language plpgsql as $$
begin
	update news_total as total set items = total.items - gone.items, later = total.later - gone.later
	from (select key, count(*) as items, count(*) filter (where later) as later from changed group by key) as gone
	where total.key = gone.key;
	update list_block as known set items = known.items & ~gone.items
	from (
		select key, item_id >> 11 as block, bit_or(set_bit(0::bit(2048), item_id & 2047, 1)) as items
		from changed group by key, item_id >> 11
	) as gone
	where known.key = gone.key and known.block = gone.block;
	return null;
end $$;

create function forget_blocks() returns trigger language plpgsql as $$
begin
	truncate list_block;
	return null;
end $$;
create trigger news_posting_emptied after truncate on news_posting
	for each statement execute function forget_blocks();

-- Which reports of a list have an earlier one in it.
create index news_posting_later on news_posting (key, published_at, item_id) include (story_id) where later;

select block_lists();
