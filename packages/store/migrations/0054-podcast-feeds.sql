-- OURS-27: feeds of the podcast for one member each, with the chapters of their favourite teams.
create table podcast_feeds (
  user_id bigint primary key references users on delete cascade,
  -- Of the token in its address, which is shown once.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- Written at most every few minutes.
  fetched_at timestamptz
);

-- The chapter of a team in a slot, shared by all members who chose the team.
create table podcast_team_chapters (
  slot integer not null check (slot > 0),
  team_id integer not null references teams (api_id) on delete cascade,
  status text not null default 'producing' check (status in ('producing', 'published', 'empty', 'failed')),
  attempts smallint not null default 1 check (attempts > 0),
  -- Why it failed, for the operator.
  fault text,
  -- What later chapters of the team must know.
  templates text[],
  matches integer[],
  previewed integer[],
  -- The text; times are those within the chapter.
  title text,
  sentences jsonb,
  -- MP3 frames without a tag, so that chapters can be joined byte by byte.
  file_key text unique,
  file_bytes integer check (file_bytes > 0),
  frames integer check (frames > 0),
  is_trial boolean,
  primary key (slot, team_id),
  check ((status = 'published') = (file_key is not null)),
  check ((status = 'published') =
    (num_nulls(templates, matches, previewed, title, sentences, file_bytes, frames, is_trial) = 0))
);
create index podcast_team_chapters_by_team on podcast_team_chapters (team_id, slot desc);

-- What every member's episode of a slot begins and ends with: key, bytes, frames and sentences.
create table podcast_team_slots (
  slot integer primary key check (slot > 0),
  generated_at timestamptz not null,
  opening jsonb not null,
  close jsonb not null
);

-- The episodes that a feed has listed. They stay as they are when the favourites change.
create table podcast_feed_episodes (
  user_id bigint not null references podcast_feeds on delete cascade,
  slot integer not null references podcast_team_slots on delete cascade,
  -- In the order of the favourites.
  teams integer[] not null check (cardinality(teams) > 0),
  -- Of the token in the address of its files, which follows from that of the feed.
  token_hash bytea not null unique,
  primary key (user_id, slot)
);
create index podcast_feed_episodes_by_slot on podcast_feed_episodes (slot);

-- The teams that need chapters: all that the worker learns of members. Of a feed that was fetched in the last seven days.
create view podcast_feed_teams as
select f.item_id as team_id, max(p.fetched_at) as fetched_at
from podcast_feeds p
  join users u on u.id = p.user_id and u.disabled_at is null
  join favourites f on f.user_id = p.user_id and f.kind = 1
where p.fetched_at > now() - interval '7 days'
group by f.item_id;

grant select, insert, delete on podcast_feeds to safira_api;
grant update (fetched_at) on podcast_feeds to safira_api;
grant select, insert on podcast_feed_episodes to safira_api;
grant select on podcast_team_chapters, podcast_team_slots to safira_api;
grant select on podcast_feed_teams to safira_worker;
grant select, insert, update, delete on podcast_team_chapters, podcast_team_slots to safira_worker;
