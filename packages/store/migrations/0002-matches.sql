create table matches (
  api_id integer primary key,
  competition_id integer not null references competitions,
  season integer not null,
  round text,
  kickoff timestamptz not null,
  status_short text not null,
  status_long text not null,
  elapsed integer,
  extra integer,
  home_id integer not null references teams,
  away_id integer not null references teams,
  home_goals integer,
  away_goals integer,
  score jsonb not null,
  winner text check (winner in ('home', 'away')),
  venue_id integer references venues,
  referee text,
  -- Hashes of what was observed, so that an unchanged match costs a comparison and no write.
  -- Events and statistics have their own, for most answers come without them.
  fingerprint text not null,
  events_fingerprint text,
  statistics_fingerprint text,
  -- When the provider was asked, by the database's clock, and under which term of the lease.
  observed_at timestamptz not null,
  observed_term bigint not null,
  -- The newest entry of match_changes about this match.
  change_seq bigint not null,
  changed_at timestamptz not null
);
create index matches_by_kickoff on matches (kickoff, competition_id);
-- Small whatever the history: only what is being played or still to be settled.
create index matches_live on matches (kickoff) where status_short in ('1H', 'HT', '2H', 'ET', 'BT', 'P', 'INT', 'LIVE');

create table match_events (
  match_id integer not null references matches on delete cascade,
  position integer not null,
  type text not null,
  detail text not null,
  comments text,
  elapsed integer not null,
  extra integer,
  team_id integer not null,
  player_id integer,
  player_name text,
  assist_id integer,
  assist_name text,
  primary key (match_id, position)
);

-- What is only shown, never searched or summed.
create table match_details (
  match_id integer primary key references matches on delete cascade,
  statistics jsonb not null default '[]'
);
