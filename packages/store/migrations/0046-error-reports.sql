-- OURS-23: errors that readers report. Nothing here says who did.
create table error_reports (
  id bigint generated always as identity primary key,
  -- What the page was about; null: the log of corrections.
  target text check (target in ('match', 'player', 'article')),
  target_id integer,
  what text not null check (what in ('result', 'name', 'channel', 'commentator', 'kick-off', 'other')),
  text text not null check (length(text) <= 500),
  link text check (length(link) <= 500),
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'corrected', 'dismissed')),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  check ((target is null) = (target_id is null)),
  check ((state = 'open') = (decided_at is null))
);
create index error_reports_by_state on error_reports (state, id desc);
create index error_reports_by_target on error_reports (target, target_id) where state = 'open';

grant select, insert on error_reports to safira_api;
grant update (state, decided_by, decided_at) on error_reports to safira_api;
