-- How often its source changed the title that readers saw, what it said before the last change, and when that was.
-- Beside the title, because every list tells of it.
alter table news_item add column edits integer not null default 0;
alter table news_item add column title_before text;
alter table news_item add column edited_at timestamptz;
update news_item as item set edits = told.edits, title_before = told.title_before, edited_at = told.edited_at
from (
	select old.item_id, count(*)::integer as edits, max(old.replaced_at) as edited_at,
		(array_agg(old.title order by old.replaced_at desc))[1] as title_before
	from news_title_history as old join news_item as known on known.id = old.item_id
	-- A title that came back is no earlier one.
	where old.title <> known.title group by old.item_id
) as told
where item.id = told.item_id;
alter table news_item add check ((edits = 0) = (title_before is null) and (edits = 0) = (edited_at is null));
