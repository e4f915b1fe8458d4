-- NEWS-01: what a program did not write comes first on the first page.
create index concurrently articles_editorial on articles (published_at desc, id desc)
  where status = 'published' and not is_automatic;
