-- The log stores what acts came to as a code with its values; sentences are made where it is shown.
create function outcome_as_data(act text, outcome text) returns jsonb language plpgsql as $$
declare
	number integer := substring(outcome from '^(\d{1,9})\M')::integer;
	found text[];
begin
	if outcome = '' or act in ('ads.pause', 'ads.resume') then
		return '{"code": "done"}';
	elsif act = 'sources.pause' and outcome = 'paused' then
		return '{"code": "paused"}';
	elsif act = 'sources.resume' and outcome = 'read again' then
		return '{"code": "resumed"}';
	elsif act = 'sources.read' and outcome = 'is read now' then
		return '{"code": "read_now"}';
	elsif act = 'sources.remove' and outcome = 'removed' then
		return '{"code": "removed"}';
	elsif act = 'ads.end' and outcome = 'ended' then
		return '{"code": "ended"}';
	elsif act in ('sources.release', 'sources.discard') and number is not null then
		return jsonb_build_object('code', 'items', 'count', number);
	elsif act in ('news.split', 'news.join') and number is not null then
		return jsonb_build_object('code', 'reports', 'count', number);
	elsif act like 'votes.%' and number is not null then
		return jsonb_build_object(
			'code', case when outcome like '% of the network' then 'network_votes' else 'votes' end, 'count', number
		);
	elsif act = 'overview.send-mails' and number is not null then
		return jsonb_build_object('code', 'emails', 'count', number);
	elsif act = 'overview.read-silent' and number is not null then
		return jsonb_build_object('code', 'sources', 'count', number);
	end if;
	if act like 'tags.%' then
		found := regexp_match(outcome, '^(wrong|missing) (coin|topic|person|story) (.*): ([a-z0-9-]+)$');
	elsif act = 'news.tag' then
		found := regexp_match(outcome, '^(wrong|missing) (coin|topic|person|story) (.*)$');
	end if;
	if found is not null then
		return jsonb_strip_nulls(jsonb_build_object(
			'code', 'tag', 'verdict', found[1], 'kind', found[2], 'ref', found[3], 'item', found[4]
		));
	end if;
	if act = 'people.grant' then
		found := regexp_match(outcome, '^([\w-]+) → (\S+)$');
		if found is not null then
			return jsonb_build_object('code', 'granted', 'plan', found[1], 'until', found[2]);
		end if;
	elsif act = 'ads.change' and outcome ~ '^(start|end|weight) \S+ → \S+(; (start|end|weight) \S+ → \S+)*$' then
		return jsonb_build_object('code', 'changed', 'terms', (
			select jsonb_agg(jsonb_build_object(
				'field', split_part(term, ' ', 1), 'from', split_part(term, ' ', 2), 'to', split_part(term, ' ', 4)
			))
			from regexp_split_to_table(outcome, '; ') as term
		));
	end if;
	return jsonb_build_object('code', 'text', 'text', outcome);
end
$$;

alter table operator_log alter column outcome type jsonb using outcome_as_data(act, outcome);
drop function outcome_as_data(text, text);
