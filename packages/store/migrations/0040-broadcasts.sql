-- OURS-17: where matches are shown. The channels that a broadcast can name; the worker fills the table from
-- packages/broadcasts/src/tables/channels.ts.
create table channels (
  slug text primary key,
  -- The brand in its own spelling.
  name text not null,
  arabic_name text not null,
  aliases text[] not null,
  network text not null,
  -- Null: not known.
  access text check (access in ('free', 'paid', 'stream')),
  -- ISO 3166 codes of the countries where it can be received; null: no limit is known.
  countries text[]
);

-- OURS-19
create table commentators (
  slug text primary key,
  arabic_name text not null,
  aliases text[] not null default '{}'
);

create table broadcasts (
  id bigint generated always as identity primary key,
  match_id integer not null references matches (api_id) on delete cascade,
  channel text not null references channels,
  source text not null check (source in ('editor', 'guide')),
  -- Null: as the channel.
  countries text[],
  access text check (access in ('free', 'paid', 'stream')),
  language text,
  -- The guide that lists it, the title of its programme and when that starts.
  guide text,
  title text,
  starts_at timestamptz,
  -- When an editor checked it, or a guide first listed it; `guide_checks` has when the guide was last read.
  checked_at timestamptz not null,
  unique (match_id, channel, source),
  check ((source = 'guide') = (guide is not null and starts_at is not null))
);

create table broadcast_commentators (
  broadcast_id bigint not null references broadcasts on delete cascade,
  commentator text not null references commentators,
  position smallint not null,
  -- Announced by the channel; else expected.
  is_confirmed boolean not null,
  primary key (broadcast_id, commentator)
);
create index broadcast_commentators_by_commentator on broadcast_commentators (commentator);

-- What editors changed: who, when, from what, to what.
create table broadcast_changes (
  id bigint generated always as identity primary key,
  match_id integer not null references matches (api_id) on delete cascade,
  channel text not null,
  changed_by bigint references users on delete set null,
  changed_at timestamptz not null,
  before jsonb,
  after jsonb
);
create index broadcast_changes_by_match on broadcast_changes (match_id, changed_at);

-- A guide as it was last read, so that one that has not changed is not read again.
create table guides (
  name text primary key,
  etag text,
  last_modified text,
  -- Of how many matches it was searched for: with many more it is read again.
  matches integer not null,
  read_at timestamptz not null
);

-- When a guide last said what a channel shows.
create table guide_checks (
  guide text not null,
  channel text not null references channels,
  checked_at timestamptz not null,
  primary key (guide, channel)
);

grant select on channels, commentators, broadcasts, broadcast_commentators, broadcast_changes, guide_checks to safira_api;
grant select, insert, update on channels, commentators to safira_worker;
grant select, insert, update, delete on broadcasts, broadcast_commentators, guides, guide_checks to safira_worker;
