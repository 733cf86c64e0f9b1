-- Apart from the column itself, so that readers wait for neither.
update news_item as item set story_id = coalesce(
	(select member.story_id from story_member as member where member.item_id = item.id), item.id
);
create index news_item_story on news_item (story_id, published_at, id) include (locale, source_id, state);
