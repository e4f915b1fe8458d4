-- POD-06: the episodes of the podcast, one for each slot of five hours since 1970, whatever is killed on the way.
create table podcast_episodes (
  id integer primary key generated always as identity,
  slot integer not null unique check (slot > 0),
  status text not null check (status in ('producing', 'published', 'empty', 'failed', 'removed')),
  -- In the time of the football world: of its publication, before that of its slot's first attempt.
  generated_at timestamptz not null,
  -- Of the running production, or of the last one.
  attempts smallint not null default 1 check (attempts > 0),
  -- Why there is no sound: for readers and for the operator.
  reason text,
  fault text,
  -- The text, which stays when the sound is removed.
  kind text check (kind in ('news', 'preview')),
  title text,
  leagues integer[],
  chapters jsonb,
  sentences jsonb,
  -- What the next episodes must know: templates and matches of previews, and the places of the tables.
  templates text[],
  previewed integer[],
  places jsonb,
  -- The sound.
  file_key text unique,
  file_bytes integer check (file_bytes > 0),
  duration_ms integer check (duration_ms > 0),
  processing_ms integer check (processing_ms >= 0),
  engine text,
  voice text,
  is_trial boolean,
  check ((status = 'published') = (file_key is not null)),
  check ((file_key is null) = (file_bytes is null)),
  check ((status in ('published', 'removed')) = (chapters is not null)),
  check ((chapters is null) = (num_nulls(kind, title, leagues, sentences, templates, previewed, places,
    duration_ms, processing_ms, engine, voice, is_trial) > 0))
);
create index podcast_episodes_by_status on podcast_episodes (status, slot desc);

-- Matches that an episode announced: none is announced by another one.
create table podcast_matches (
  match_id integer primary key references matches (api_id) on delete cascade,
  episode_id integer not null references podcast_episodes on delete cascade
);
create index podcast_matches_by_episode on podcast_matches (episode_id);

-- What admins requested: an episode of this slot, also if it has one.
create table podcast_requests (
  slot integer primary key,
  requested_at timestamptz not null,
  attempts smallint not null default 0
);

grant select, insert, update on podcast_episodes to safira_worker;
grant select, insert, delete on podcast_matches to safira_worker;
grant select, update, delete on podcast_requests to safira_worker;

grant select on podcast_episodes to safira_api;
-- The worker deletes the files that no episode has any more.
grant update (status, file_key, file_bytes, reason) on podcast_episodes to safira_api;
grant select, insert on podcast_requests to safira_api;
