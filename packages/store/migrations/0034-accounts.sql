-- AUTH-07: accounts and their sessions. Tokens are random, so their plain SHA-256 is stored; passwords are argon2id.
create table users (
  id bigint generated always as identity primary key,
  -- Random: what clients see, so that accounts can be neither counted nor guessed.
  public_id text collate "C" not null unique,
  email text not null,
  -- Lower case, with the domain in ASCII: two spellings of one address are one account.
  email_key text collate "C" not null unique,
  email_verified_at timestamptz,
  name text not null,
  role text not null default 'member' check (role in ('member', 'editor', 'admin')),
  -- In PHC format. Null: the account has none yet, and its owner sets one by a link.
  password text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  preferences jsonb not null default '{}' check (pg_column_size(preferences) <= 8192)
);

create table sessions (
  token_hash bytea primary key,
  id bigint generated always as identity unique,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  -- Written at most once an hour.
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor boolean not null default false,
  -- Browser and system, such as «Chrome · Android»; no address.
  client text not null
);
create index sessions_by_user on sessions (user_id);

-- Links that an operator, later the mail, hands out once.
create table one_time_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('reset')),
  expires_at timestamptz not null
);
create index one_time_tokens_by_user on one_time_tokens (user_id);

-- Browsers that have signed in before: their failures count separately, so that strangers cannot lock an owner out.
create table known_devices (
  user_id bigint not null references users on delete cascade,
  mark_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, mark_hash)
);

-- Sign-ins, changes of credentials and acts of operators. An event outlives its account, without a name.
create table account_events (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  kind text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_events_by_user on account_events (user_id);

-- The API can make members only: roles are granted, and accounts disabled, by the owner of the tables.
grant select, delete on users to safira_api;
grant insert (public_id, email, email_key, name, password, created_at) on users to safira_api;
grant update (email, email_key, email_verified_at, name, password, preferences) on users to safira_api;
grant select, insert, delete on sessions, one_time_tokens to safira_api;
grant update (seen_at) on sessions to safira_api;
grant select, insert, update, delete on known_devices to safira_api;
grant select, insert on account_events to safira_api;
-- The worker deletes what has expired and reads nothing else.
grant select (expires_at, seen_at), delete on sessions to safira_worker;
grant select (expires_at), delete on one_time_tokens, account_events to safira_worker;
grant select (seen_at), delete on known_devices to safira_worker;
