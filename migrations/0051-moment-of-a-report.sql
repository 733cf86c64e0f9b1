-- A later report of a story that one outlet tells and nobody voted on stood at its own moment among what is told most,
-- and fell back to its story's with the first vote. It stands at its story's from the beginning.
create function report_moment(own_at timestamptz, first_at timestamptz, outlets integer, votes integer)
returns timestamptz language sql stable parallel safe
return coalesce(top_moment(first_at, outlets, votes), nullif(first_at, own_at));

-- As before, but for the moment of a report.
create or replace function refresh_reports(reports integer[]) returns integer language sql as $$
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
				else report_moment(report.published_at, story.first_at, story.outlets,
					story.importance + story.bullish + story.bearish)
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

update news_posting as posting set top_at = story.first_at
from (select story_id, min(published_at) as first_at from story_member where shown group by story_id) as story
where story.story_id = posting.story_id and posting.top_at is null and posting.published_at > story.first_at;
