-- A grouped list costs little more than the ungrouped one (docs/decisions: "What a member of a story tells").

-- What is shown of a story, and which of its reports was there first, is read from its members alone, in one stretch of an
-- index: eight reports of each of ten rows were eighty items to look up.
alter table story_member add column locale text;
alter table story_member add column source_id integer;
alter table story_member add column published_at timestamptz;
alter table story_member add column shown boolean;
update story_member as member set locale = item.locale, source_id = item.source_id, published_at = item.published_at,
	shown = item.state = 'shown'
from news_item as item where item.id = member.item_id;
alter table story_member alter column locale set not null, alter column source_id set not null,
	alter column published_at set not null, alter column shown set not null;
drop index story_member_story;
create index story_member_story on story_member (story_id, published_at, item_id) include (locale, source_id, shown);

create function describe_member() returns trigger language plpgsql as $$
begin
	select locale, source_id, published_at, state = 'shown' into new.locale, new.source_id, new.published_at, new.shown
	from news_item where id = new.item_id;
	return new;
end $$;
create trigger story_member_described before insert on story_member
	for each row execute function describe_member();

create function describe_changed_member() returns trigger language plpgsql as $$
begin
	update story_member set shown = new.state = 'shown' where item_id = new.id;
	return null;
end $$;
create trigger news_item_shown_or_not after update of state on news_item
	for each row when (old.state is distinct from new.state) execute function describe_changed_member();

-- By a counter, what a grouped list leaves out stands apart: page 1000 passed over more later reports than it has rows.
drop index news_posting_story_views;
drop index news_posting_story_importance;
drop index news_posting_story_bullish;
drop index news_posting_story_bearish;
create index news_posting_story_views on news_posting
	(key, later, coalesce(story_views, views), published_at, item_id) include (story_views, views)
	where coalesce(story_views, views) > 0;
create index news_posting_story_importance on news_posting
	(key, later, coalesce(story_importance, importance), published_at, item_id) include (story_importance, importance)
	where coalesce(story_importance, importance) > 0;
create index news_posting_story_bullish on news_posting
	(key, later, coalesce(story_bullish, bullish), published_at, item_id) include (story_bullish, bullish)
	where coalesce(story_bullish, bullish) > 0;
create index news_posting_story_bearish on news_posting
	(key, later, coalesce(story_bearish, bearish), published_at, item_id) include (story_bearish, bearish)
	where coalesce(story_bearish, bearish) > 0;
