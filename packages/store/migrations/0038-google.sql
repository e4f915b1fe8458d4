-- AUTH-14: accounts of an identity provider that sign in to an account here. A subject is a person for its issuer and
-- stays the same when the address changes.
create table identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

-- A browser on its way to the identity provider.
create table sign_in_attempts (
  state_hash bytea primary key,
  -- The SHA-256 of a random verifier that only this browser has: the result is of no use to another one.
  challenge bytea not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

-- What the identity provider said, until the same browser fetches it with the token of its fragment.
create table sign_in_results (
  token_hash bytea primary key,
  challenge bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  -- Whether the provider has verified the address, and whether it is in charge of it today.
  is_verified boolean not null,
  is_authoritative boolean not null,
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

grant select, insert, delete on identities, sign_in_attempts, sign_in_results to safira_api;
grant update (expires_at) on sign_in_results to safira_api;
-- Of a person whose address Google has verified; the API may verify one already.
grant insert (email_verified_at) on users to safira_api;
-- The worker deletes what has expired and reads nothing else.
grant select (expires_at), delete on sign_in_attempts, sign_in_results to safira_worker;
