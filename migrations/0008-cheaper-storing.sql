-- Storing an item and counting a vote touch fewer index entries (docs/decisions: "Storing in batches").

-- Nearly every item begins, and most stay, without a vote: only what was counted stands in an index of its own. The
-- rest of a list follows it by date, which the primary key knows.
drop index news_posting_views;
drop index news_posting_importance;
drop index news_posting_bullish;
drop index news_posting_bearish;
create index news_posting_views on news_posting (key, views, published_at, item_id) where views > 0;
create index news_posting_importance on news_posting (key, importance, published_at, item_id) where importance > 0;
create index news_posting_bullish on news_posting (key, bullish, published_at, item_id) where bullish > 0;
create index news_posting_bearish on news_posting (key, bearish, published_at, item_id) where bearish > 0;

-- The same names as before, as one expression: gathering letters with an aggregate took as long as storing the item.
create or replace function news_code(id integer) returns text
	language sql immutable strict parallel safe
	return
		substr('0123456789abcdefghjkmnpqrstvwxyz', ((id::bigint * 625341585) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 5) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 10) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 15) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 20) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 25) & 31)::integer + 1, 1);
