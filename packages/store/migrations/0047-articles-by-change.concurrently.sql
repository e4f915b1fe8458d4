-- The newsroom lists what was changed last.
create index concurrently articles_by_change on articles (changed_at desc, id desc);
