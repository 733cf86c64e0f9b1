-- The list of a source's, a coin's, a topic's or a person's items in one language. `listKey` in
-- src/store/news/search-keys.ts says the same to the program; a test holds them equal.
create function list_key(id integer, locale text) returns integer
language sql immutable parallel safe
return id * 2 + (locale = 'en')::integer;
