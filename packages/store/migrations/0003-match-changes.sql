-- The ordered log of what happened. Numbers are drawn under an advisory lock (store/match-changes.ts),
-- so they become visible in order and a reader that stands at n misses nothing below n.
create sequence match_change_numbers as bigint;

create table match_changes (
  seq bigint primary key,
  match_id integer not null references matches on delete cascade,
  -- The change of the same match before this one: the chain of the match's own channel.
  prev_seq bigint not null,
  kinds text[] not null,
  -- The old and the new kick-off: which days are affected.
  kickoffs timestamptz[] not null,
  patch jsonb not null,
  events jsonb,
  created_at timestamptz not null default clock_timestamp()
);

-- How far the publisher has told the world.
create table publisher_marks (
  channel text primary key,
  seq bigint not null,
  told_at timestamptz not null default clock_timestamp()
);
insert into publisher_marks (channel, seq) values ('matches', 0);
