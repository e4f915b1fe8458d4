-- AUTH-10: what the worker is to send; the API adds a mail in the transaction of what it is about.
create table mail_queue (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Null for a forgotten password: only the worker looks up whether the address has an account.
  user_id bigint references users on delete cascade,
  address text not null,
  created_at timestamptz not null,
  -- Moved ahead before each attempt, so that a worker that dies in one leaves it to another.
  due_at timestamptz not null,
  tries integer not null default 0
);
create index mail_queue_by_due on mail_queue (due_at);
create index mail_queue_by_user on mail_queue (user_id);

alter table one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add check (purpose in ('reset', 'verify')),
  -- The address that a link of `verify` proves; it becomes that of the account.
  add column email text,
  add column email_key text collate "C",
  add check ((purpose = 'verify') = (email is not null) and (email is null) = (email_key is null));

-- When a mail server last refused the address for good.
alter table users add column email_refused_at timestamptz;

grant select, insert, delete on mail_queue to safira_api;
grant update (email_refused_at) on users to safira_api;
-- The worker finds the account of an address, makes the link and sends it; it reads neither names nor passwords.
grant select, update (due_at, tries), delete on mail_queue to safira_worker;
grant select (id, email, email_key, email_verified_at, email_refused_at, disabled_at) on users to safira_worker;
grant update (email_refused_at) on users to safira_worker;
grant select (user_id, purpose), insert on one_time_tokens to safira_worker;
