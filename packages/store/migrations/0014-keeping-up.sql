-- The quota ledger: one row for each window of the plan, the UTC day; every process takes its calls from it.
create table provider_calls (
  day date primary key,
  calls integer not null
);

-- When the provider was last asked, in the time of the football world. Apart from what it answered,
-- so that an unchanged answer leaves the tables of the answers alone.
create table last_asked (
  kind text not null,
  key text not null,
  asked_at timestamptz not null,
  primary key (kind, key)
);

-- A finished match is looked at again for corrections; the times are those of the football world.
-- Like observed_at these are bookkeeping: no reader of a match is told of them.
alter table matches
  add ended_at timestamptz,
  add checked_at timestamptz,
  add checks_done integer not null default 0,
  -- Null before the first check, which is due at the end, and after the last.
  add next_check_at timestamptz;
-- Small whatever the history: a match leaves the first with its first check, the second with its last.
create index matches_unchecked on matches (kickoff) where checks_done = 0;
create index matches_to_check on matches (next_check_at) where next_check_at is not null;
create index matches_by_season on matches (competition_id, season, ended_at);

create table media (
  source_url text primary key,
  sha256 text,
  content_type text,
  -- The mirrored files by size: { "small": { "path", "width", "height", "bytes" }, "large": … }
  sizes jsonb not null default '{}',
  fetched_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0
);
create index media_by_sha256 on media (sha256);
