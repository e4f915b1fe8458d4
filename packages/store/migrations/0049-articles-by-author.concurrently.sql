-- NEWS-01: the newest articles of editors among very many automatic ones, and the other way round, for the first page.
create index concurrently articles_by_author on articles (is_automatic, published_at desc, id desc)
  where status = 'published';
