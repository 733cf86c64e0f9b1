-- A chat and browsers may be sent the briefing once a day instead of each story; their hour stands in the destination, as that of mail
-- does. Whoever has the link of such a message ends it by one press.
drop index reader_way_unsubscribe;
create unique index reader_way_unsubscribe on reader_way ((destination ->> 'unsubscribe')) where destination ? 'unsubscribe';
