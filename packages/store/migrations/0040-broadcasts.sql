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

-- What editors changed: who, when, from what, to what. The newest id of a match is the version of its broadcasts.
create table broadcast_changes (
  id bigint generated always as identity primary key,
  match_id integer not null references matches (api_id) on delete cascade,
  channel text not null,
  -- Null: a command, or an account that was deleted.
  changed_by bigint references users on delete set null,
  changed_at timestamptz not null,
  before jsonb,
  after jsonb,
  -- Where the editor has it from, in words and as an address.
  note text,
  link text
);
create index broadcast_changes_by_match on broadcast_changes (match_id, id);

-- A guide names one team, the competition and the exact minute: an editor decides. A decided one stays, so that the next
-- import does not bring it back.
create table probable_broadcasts (
  id bigint generated always as identity primary key,
  match_id integer not null references matches (api_id) on delete cascade,
  channel text not null references channels,
  guide text not null,
  title text not null,
  starts_at timestamptz not null,
  language text,
  -- As the guide writes them.
  commentators text[] not null,
  found_at timestamptz not null,
  decision text check (decision in ('confirmed', 'dismissed')),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  unique (match_id, channel),
  check ((decision is null) = (decided_at is null))
);

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

grant select on
  channels, commentators, broadcasts, broadcast_commentators, broadcast_changes, guide_checks, probable_broadcasts
to safira_api;
grant select, insert, update on channels, commentators to safira_worker;
grant select, insert, update, delete on
  broadcasts, broadcast_commentators, guides, guide_checks, probable_broadcasts
to safira_worker;

-- Editors work through the API. History is only added to.
grant insert, update, delete on broadcasts, broadcast_commentators to safira_api;
grant insert on broadcast_changes, commentators to safira_api;
grant update (aliases) on commentators to safira_api;
grant update (decision, decided_by, decided_at) on probable_broadcasts to safira_api;
-- What an editor changes is logged as a change of its match, in the same transaction.
grant update (change_seq, told_seq, changed_at) on matches to safira_api;
grant insert on match_changes to safira_api;
grant usage on sequence match_change_numbers to safira_api;
