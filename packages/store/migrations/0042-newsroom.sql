-- OURS-21, NEWS-04: what editors do with articles.
alter table articles
  -- Made when it is first scheduled or published.
  alter slug drop not null,
  add check (slug is not null or status in ('draft', 'review')),
  add scheduled_for timestamptz,
  add check (status <> 'scheduled' or scheduled_for is not null),
  -- Counts what was saved: an editor who has seen an older one is refused.
  add version integer not null default 1,
  add changed_at timestamptz,
  add changed_by bigint references users on delete set null,
  -- Hash, size, alternative text and credit of an uploaded picture.
  add picture jsonb,
  add is_lead boolean not null default false;
update articles set changed_at = created_at;
alter table articles alter changed_at set not null;

create table article_players (
  article_id bigint not null references articles on delete cascade,
  position smallint not null,
  player_id integer not null references players (api_id),
  primary key (article_id, position)
);
create index article_players_by_player on article_players (player_id, article_id desc);

-- What the newsroom finds an article by: the words of its title. The newest first, however common a word is.
create table article_words (
  word text collate "C" not null,
  article_id bigint not null references articles on delete cascade,
  primary key (word, article_id)
);
create index article_words_by_article on article_words (article_id);

create function save_article_words() returns trigger language plpgsql as $$
begin
  delete from article_words where article_id = new.id;
  insert into article_words (word, article_id)
  select distinct word collate "C", new.id
  from unnest(string_to_array(fold_for_search(new.title), ' ')) as w (word) where word <> '';
  return null;
end $$;
create trigger article_titled after insert on articles for each row execute function save_article_words();
create trigger article_retitled after update of title on articles
  for each row when (old.title is distinct from new.title) execute function save_article_words();
insert into article_words (word, article_id)
select distinct word collate "C", a.id
from articles a, unnest(string_to_array(fold_for_search(a.title), ' ')) as w (word) where word <> '';

-- What was saved before, so that it can be compared and restored.
create table article_revisions (
  article_id bigint not null references articles on delete cascade,
  version integer not null,
  content jsonb not null,
  is_autosave boolean not null,
  saved_at timestamptz not null,
  saved_by bigint references users on delete set null,
  primary key (article_id, version)
);

-- Who changed what. Without references: an entry stays when the account or the article is gone.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: a command.
  actor bigint,
  action text not null,
  subject text not null,
  subject_id text not null,
  label text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_by_subject on audit_entries (subject, id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();

grant select, insert, update on articles to safira_api;
grant select, insert, delete on article_teams, article_players, article_words to safira_api;
grant select, insert, delete on article_words to safira_worker;
grant select on article_players to safira_worker;
-- An autosave replaces the one before it.
grant select, insert, update, delete on article_revisions to safira_api;
grant select, insert on audit_entries to safira_api;
grant insert on corrections to safira_api;
grant insert on audit_entries to safira_worker;
