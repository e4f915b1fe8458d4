-- The newsroom lists the articles of a state; the worker looks for scheduled ones.
create index concurrently articles_by_status on articles (status, changed_at desc, id desc);
