-- AUTH-12: the secret that an authenticator app shares with us.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Under AES-256-GCM with a key that only the API has: nonce, tag, ciphertext.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null: its owner has not entered a code yet, and it is not in force.
  confirmed_at timestamptz,
  -- The 30 seconds that the last accepted code belongs to: no code of these or earlier ones is accepted again.
  last_step integer not null default 0
);

-- For an owner without the app: ten of 120 random bits, so a plain SHA-256 is enough; deleted when used.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

grant select, insert, update, delete on second_factors to safira_api;
grant select, insert, delete on recovery_codes to safira_api;
-- The session that turns the second factor on gets it, and all sessions lose it when it is removed.
grant update (second_factor) on sessions to safira_api;
-- The worker deletes secrets that were never confirmed.
grant select (created_at, confirmed_at), delete on second_factors to safira_worker;
