-- Lists are read from news_list_entry alone (docs/decisions: "Lists from one table"); what they were read from before goes.
drop function block_lists, first_unblocked;
drop table news_posting, news_total, list_block;
drop function count_new_postings, count_old_postings, forget_blocks, list_key, place_stories,
	refresh_stories, refresh_reports, story_reports, report_moment, top_moment;
drop trigger news_item_shown_or_not on news_item;
drop trigger story_member_described on story_member;
drop function describe_member, describe_changed_member;
alter table news_item drop column search_keys, drop column title_folded;

-- What was stored since the last migration.
update news_item as item set story_id = coalesce(
	(select member.story_id from story_member as member where member.item_id = item.id), item.id
) where story_id is null;
alter table news_item alter column story_id set not null;
-- What a source brought last, and how much.
create index news_item_source on news_item (source_id, published_at) where state = 'shown';

-- Which story an item is in stands in news_item; here is left how it joined it.
alter table story_member drop column story_id, drop column locale, drop column source_id, drop column published_at,
	drop column shown;
alter table story_member add primary key (item_id);
delete from story_member where odds is null;

-- The program makes the entries of the items before this one, the newest first (src/store/news/fill-entries.ts).
insert into setting (name, value)
select 'list_entries_before', (max(id) + 1)::text from news_item having count(*) > 0;
