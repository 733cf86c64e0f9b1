-- Lists in which a story is one row (docs/decisions: "Lists of stories"). A place in a list knows its story, whether an
-- earlier report of it stands in the same list, and what the whole story was counted; an item that is alone in its
-- story has no numbers but its own.
alter table news_posting add column story_id integer;
alter table news_posting add column later boolean not null default false;
alter table news_posting add column story_views integer;
alter table news_posting add column story_importance integer;
alter table news_posting add column story_bullish integer;
alter table news_posting add column story_bearish integer;
-- The order of what is told most: when its story began, moved on by how much is made of it. Empty where nothing is: it
-- stands at its own moment then, and costs no index entry.
alter table news_posting add column top_at timestamptz;

-- Ten times as much said of a story puts it before one that began half a day later; an outlet says as much as three
-- votes. Age is the beginning itself, so that the moment stays as long as nothing more is said.
create function top_moment(first_at timestamptz, outlets integer, votes integer) returns timestamptz
language sql stable parallel safe
return case when outlets = 1 and votes = 0 then null
	else first_at + make_interval(secs => round(45000 * log((1 + 3 * (outlets - 1) + votes)::double precision))) end;

update news_posting set top_at = top_moment(published_at, 1, importance + bullish + bearish)
where importance + bullish + bearish > 0;

alter table news_posting drop constraint news_posting_pkey;
alter table news_posting add primary key (key, published_at, item_id) include (story_id, later, top_at);
-- The columns of an expression stand in its index too, or PostgreSQL would look into the table for them.
create index news_posting_story_views on news_posting
	(key, coalesce(story_views, views), published_at, item_id) include (later, story_views, views)
	where coalesce(story_views, views) > 0;
create index news_posting_story_importance on news_posting
	(key, coalesce(story_importance, importance), published_at, item_id) include (later, story_importance, importance)
	where coalesce(story_importance, importance) > 0;
create index news_posting_story_bullish on news_posting
	(key, coalesce(story_bullish, bullish), published_at, item_id) include (later, story_bullish, bullish)
	where coalesce(story_bullish, bullish) > 0;
create index news_posting_story_bearish on news_posting
	(key, coalesce(story_bearish, bearish), published_at, item_id) include (later, story_bearish, bearish)
	where coalesce(story_bearish, bearish) > 0;
create index news_posting_top on news_posting (key, top_at, published_at, item_id) include (later)
	where top_at is not null;

-- Of each list, how many of its places a grouped one leaves out.
alter table news_total add column later integer not null default 0;

create or replace function count_old_postings() returns trigger language plpgsql as $$
begin
	update news_total as total set items = total.items - gone.items, later = total.later - gone.later
	from (select key, count(*) as items, count(*) filter (where later) as later from changed group by key) as gone
	where total.key = gone.key;
	return null;
end $$;

-- Counting stories asks each item for its story.
alter table story_member drop constraint story_member_pkey;
alter table story_member add primary key (item_id) include (story_id);

-- Whose votes a story has.
create index vote_item on vote (item_id);

-- Those of the items and of all who share a story with any of them.
create function story_reports(items integer[]) returns integer[]
language sql stable
return array(
	select unnest(items) union
	select fellow.item_id from story_member as mine join story_member as fellow on fellow.story_id = mine.story_id
	where mine.item_id = any(items)
);

-- Brings every place in a list of these reports up to what their stories are. All of a story's reports must be given, and
-- nobody else may change them meanwhile (`lock_stories`). Answers how many places changed.
create function refresh_reports(reports integer[]) returns integer language sql as $$
	with report as materialized (
		select item.id, item.published_at, item.search_keys, item.views, item.importance, item.bullish, item.bearish,
			source.outlet, member.story_id, count(*) over (partition by coalesce(member.story_id, -item.id)) > 1 as shared
		from unnest(reports) as given (id) cross join lateral (
			select * from news_item where news_item.id = given.id and state = 'shown' offset 0
		) as item
			join source on source.id = item.source_id left join story_member as member on member.item_id = item.id
	), said as (
		select story_id, count(*) filter (where choice = 'important') as importance,
			count(*) filter (where choice = 'bullish') as bullish, count(*) filter (where choice = 'bearish') as bearish
		from (
			-- A voter counts once in a story, by the latest vote.
			select distinct on (report.story_id, vote.identity_kind, vote.identity_id, vote.subject)
				report.story_id, vote.choice
			from report join vote on vote.item_id = report.id
			where report.shared and vote.counted
			order by report.story_id, vote.identity_kind, vote.identity_id, vote.subject, vote.cast_at desc, vote.item_id desc
		) as latest group by story_id
	), story as (
		select told.story_id, told.views, coalesce(said.importance, 0)::integer as importance,
			coalesce(said.bullish, 0)::integer as bullish, coalesce(said.bearish, 0)::integer as bearish,
			told.first_at, told.outlets
		from (
			select story_id, sum(views)::integer as views, min(published_at) as first_at,
				count(distinct outlet)::integer as outlets
			from report where shared group by story_id
		) as told left join said on said.story_id = told.story_id
	), place as (
		select list.key, report.published_at, report.id as item_id, story.story_id,
			story.story_id is not null
				and row_number() over (partition by story.story_id, list.key order by report.published_at, report.id) > 1
				as later,
			story.views, story.importance, story.bullish, story.bearish,
			case when story.story_id is null
				then top_moment(report.published_at, 1, report.importance + report.bullish + report.bearish)
				else top_moment(story.first_at, story.outlets, story.importance + story.bullish + story.bearish)
			end as top_at
		from report left join story on report.shared and story.story_id = report.story_id
			cross join unnest(report.search_keys) as list (key)
		where list.key >= 0
	), changed as materialized (
		select place.*, was.later as was_later from place cross join lateral (
			select * from news_posting as posting where posting.key = place.key
				and posting.published_at = place.published_at and posting.item_id = place.item_id offset 0
		) as was
		where (was.story_id, was.later, was.story_views, was.story_importance, was.story_bullish, was.story_bearish, was.top_at)
			is distinct from (place.story_id, place.later, place.views, place.importance, place.bullish, place.bearish, place.top_at)
	), counted as (
		update news_total as total set later = total.later + moved.by
		from (
			select key, sum(later::integer - was_later::integer) as by from changed group by key
		) as moved
		where total.key = moved.key and moved.by <> 0
	), written as (
		update news_posting as posting set story_id = changed.story_id, later = changed.later,
			story_views = changed.views, story_importance = changed.importance, story_bullish = changed.bullish,
			story_bearish = changed.bearish, top_at = changed.top_at
		from changed where posting.key = changed.key
			and posting.published_at = changed.published_at and posting.item_id = changed.item_id
		returning 1
	)
	select count(*)::integer from written
$$;

-- After stories or the lists of these items changed, in a writer's turn. Answers the languages whose lists it concerns.
create function place_stories(items integer[]) returns text[] language plpgsql as $$
declare
	reports integer[] := story_reports(items);
begin
	-- Who votes locks the item first and then its story; so do we.
	perform from news_item where id = any(reports) order by id for no key update;
	perform refresh_reports(reports);
	return array(select distinct locale from news_item where id = any(reports));
end $$;

-- A few at a time: the planner takes every list of reports for a short one.
create function refresh_stories() returns integer language plpgsql as $$
declare
	together integer[];
	last integer := 0;
	changed integer := 0;
begin
	loop
		together := array(select distinct story_id from story_member where story_id > last order by story_id limit 500);
		exit when cardinality(together) = 0;
		last := together[cardinality(together)];
		changed := changed
			+ refresh_reports(array(select item_id from story_member where story_id = any(together)));
	end loop;
	return changed;
end $$;

select refresh_stories();
