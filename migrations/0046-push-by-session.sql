-- A browser that rings belongs to the session in which it was added, and rings no more when that ends. One whose session is
-- forgotten has none, and ends with the next session of its reader's.
alter table push_browser add column session_hash text references session (id_hash) on delete set null;
create index push_browser_session on push_browser (session_hash);
update push_browser set session_hash = (
	select id_hash from session where user_id = push_browser.account_id and ended_at is null
	order by last_seen_at desc limit 1
);
