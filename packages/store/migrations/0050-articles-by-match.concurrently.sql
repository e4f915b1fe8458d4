create index concurrently articles_by_match on articles (match_id) where match_id is not null;
