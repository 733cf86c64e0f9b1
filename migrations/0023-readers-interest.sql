-- What was read in the last day and how readers voted today are looked up by time, from the index alone.
drop index item_view_time;
create index item_view_time on item_view (viewed_at, item_id);
create index vote_signal_time on vote (cast_at, choice) where subject = 'signal' and counted;
