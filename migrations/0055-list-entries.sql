-- The one table that lists are read from (docs/decisions: "Lists from one table"). An entry is what a list shows in one
-- row: an item, or in lists of stories the reports of one story in one language. It copies what lists sort and filter by;
-- src/store/news/list-entries.ts makes all of it from the other tables.
create table news_list_entry (
	locale text not null,
	-- Lists of items and lists of stories are different entries.
	is_story boolean not null,
	-- The item; of a story the earliest report in the language.
	item_id integer not null,
	story_id integer not null,
	published_at timestamptz not null,
	-- The moment of its story in the order of what is told most.
	top_at timestamptz not null,
	-- Of an item its own counters, of a story the sums of all its reports, in either language.
	views integer not null,
	importance integer not null,
	bullish integer not null,
	bearish integer not null,
	-- Ids of the table tag (coins, topics, people) and of the table source.
	tags integer[] not null,
	sources integer[] not null,
	-- The folded words of the title with their positions; of a story those of all its titles.
	words tsvector not null,
	-- Whether the story was reported in this language first: the list of both languages shows that entry. True of items.
	is_first_locale boolean not null,
	primary key (locale, is_story, item_id)
) partition by list (locale);
create table news_list_fa partition of news_list_entry for values in ('fa') partition by list (is_story);
create table news_list_en partition of news_list_entry for values in ('en') partition by list (is_story);
create table news_list_fa_items partition of news_list_fa for values in (false);
create table news_list_fa_stories partition of news_list_fa for values in (true);
create table news_list_en_items partition of news_list_en for values in (false);
create table news_list_en_stories partition of news_list_en for values in (true);

create index on news_list_entry (story_id);
create index on news_list_entry (published_at, item_id);
create index on news_list_entry (top_at, published_at, item_id);
create index on news_list_entry (views, published_at, item_id);
create index on news_list_entry (importance, published_at, item_id);
create index on news_list_entry (bullish, published_at, item_id);
create index on news_list_entry (bearish, published_at, item_id);
-- A small pending list, because every filtered list reads all of it.
create index on news_list_entry using gin (tags, sources, words) with (gin_pending_list_limit = 256);

-- How common a tag or a word is decides between reading an index and reading a table: enough of them are known.
do $$ declare part text; begin
	foreach part in array array['entry', 'fa_items', 'fa_stories', 'en_items', 'en_stories'] loop
		execute format(
			'alter table news_list_%s alter column tags set statistics 300, alter column words set statistics 1000', part
		);
	end loop;
end $$;

-- The id of the first item of its story; its own while it is alone.
alter table news_item add column story_id integer;
