-- NEWS-01: articles of editors, and automatic reports of matches.
create table articles (
  id bigint generated always as identity primary key,
  -- Made from the first title and never changed: addresses stay.
  slug text collate "C" not null unique,
  status text not null check (status in ('draft', 'review', 'scheduled', 'published', 'withdrawn')),
  category text not null check (category in
    ('reports', 'previews', 'breaking', 'transfers', 'injuries', 'analysis', 'interviews', 'general')),
  title text not null,
  summary text not null,
  -- NEWS-04: a tree of blocks (contract/src/news/articles.ts), never HTML.
  body jsonb not null,
  competition_id integer references competitions,
  match_id integer references matches (api_id) on delete set null,
  -- OURS-21: by a program. An editor who takes it over makes it false.
  is_automatic boolean not null,
  author bigint references users on delete set null,
  created_at timestamptz not null,
  published_at timestamptz,
  check (status <> 'published' or published_at is not null)
);
create index articles_published on articles (published_at desc, id desc) where status = 'published';
create index articles_by_category on articles (category, published_at desc, id desc) where status = 'published';
create index articles_by_competition on articles (competition_id, published_at desc, id desc)
  where status = 'published';

-- The teams that an article is about, in their order.
create table article_teams (
  article_id bigint not null references articles on delete cascade,
  position smallint not null,
  team_id integer not null references teams (api_id),
  primary key (article_id, position)
);
create index article_teams_by_team on article_teams (team_id, article_id desc);

-- OURS-22: what readers saw wrong, and since when it is right.
create table corrections (
  id bigint generated always as identity primary key,
  article_id bigint not null references articles on delete cascade,
  corrected_at timestamptz not null,
  text text not null
);
create index corrections_by_article on corrections (article_id, id desc);

-- OURS-21: the report of a match, from its kick-off on. One row for each match: a report is written once, whatever is
-- killed on the way.
create table match_reports (
  match_id integer primary key references matches (api_id) on delete cascade,
  -- The places of both teams in the table at kick-off.
  home_place smallint,
  away_place smallint,
  -- When it is to be written, or written again; null: nothing to do.
  due_at timestamptz,
  -- Why it waits.
  held text check (held in ('goals', 'names', 'foreign')),
  article_id bigint unique references articles on delete set null,
  -- The record that it was written from, the templates it used and how it began.
  record jsonb,
  templates text[],
  opening text,
  written_at timestamptz
);
create index match_reports_due on match_reports (due_at) where due_at is not null;
create index match_reports_newest on match_reports (written_at desc) where written_at is not null;

-- Reports begin with what changes from now on.
insert into publisher_marks (channel, seq) select 'reports', coalesce(max(seq), 0) from match_changes;

grant select on articles, article_teams, corrections to safira_api;
grant select, insert, update on articles, corrections, match_reports to safira_worker;
grant select, insert, delete on article_teams to safira_worker;
