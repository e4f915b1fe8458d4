-- OURS-21: the preview of a match, from the moment it is chosen on. One row for each match: a preview is written once,
-- whatever is killed on the way.
create table match_previews (
  match_id integer primary key references matches (api_id) on delete cascade,
  -- When it is to be written, or written again; null: nothing to do.
  due_at timestamptz,
  -- Why it waits, or is not written at all: `little` has too little to say.
  held text check (held in ('little', 'names', 'foreign')),
  article_id bigint unique references articles on delete set null,
  -- The record that it was written from, the templates it used and how it began.
  record jsonb,
  templates text[],
  opening text,
  written_at timestamptz
);
create index match_previews_due on match_previews (due_at) where due_at is not null;
create index match_previews_newest on match_previews (written_at desc) where written_at is not null;

-- Previews begin with what changes from now on.
insert into publisher_marks (channel, seq) select 'previews', coalesce(max(seq), 0) from match_changes;

-- What of a competition is published without an editor; without a row all of it.
create table automatic_news (
  competition_id integer primary key references competitions,
  reports_published boolean not null default true,
  previews_published boolean not null default true
);

grant select, insert, update, delete on match_previews to safira_worker;
grant select on automatic_news to safira_worker;
