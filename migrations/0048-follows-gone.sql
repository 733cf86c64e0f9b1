-- Matching holds follows in memory and reads what changed; of one that was deleted, with its account or without, nothing
-- is left to read but this. Kept for longer than anybody holds follows without reading all of them anew.
create table follow_gone (
	follow_id integer primary key,
	gone_at timestamptz not null default now()
);
create function note_follow_gone() returns trigger language plpgsql as $$
begin
	insert into follow_gone (follow_id) select id from gone;
	return null;
end
$$;
create trigger follow_gone after delete on follow
	referencing old table as gone for each statement execute function note_follow_gone();
