create table leases (
  name text primary key,
  holder text not null,
  -- Grows with each new holder: a write under an old term is refused.
  term bigint not null,
  expires_at timestamptz not null,
  -- What the holder says of its work, written with each renewal: last whole answer, state of the provider.
  report jsonb not null default '{}'
);

-- Items of the provider that could not be read, with the reason; the rest of their answer went on.
create table quarantine (
  source text not null,
  item_id text not null,
  reason text not null,
  item jsonb not null,
  times integer not null default 1,
  first_seen timestamptz not null default clock_timestamp(),
  last_seen timestamptz not null default clock_timestamp(),
  primary key (source, item_id, reason)
);
