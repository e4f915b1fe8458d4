-- The PostgreSQL roles of Safira, for scripts/services and the database container alike. Run by psql as a superuser in
-- the database of the site, any number of times: a second run only sets the passwords, which come from the environment.
-- What each role may do with a table is part of the migrations (packages/store/migrations/0027-roles.sql).
\set ON_ERROR_STOP on
\getenv admin_password POSTGRES_PASSWORD
\getenv migrator_password POSTGRES_MIGRATOR_PASSWORD
\getenv api_password POSTGRES_API_PASSWORD
\getenv worker_password POSTGRES_WORKER_PASSWORD
set client_min_messages = warning;

begin;
-- Two concurrent runs would conflict in the same rows of the catalogue.
select pg_advisory_xact_lock(7251000) \g /dev/null

select format('create role %I', name)
from unnest(array['safira_migrator', 'safira_api', 'safira_worker']) as name
where not exists (select from pg_roles where rolname = name) \gexec

-- The superuser that runs this: creates databases and roles. No app connects as it.
alter role current_user password :'admin_password';
-- Owns the schema and changes it; runs for a deploy and at no other time.
alter role safira_migrator login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'migrator_password';
alter role safira_api login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'api_password';
alter role safira_worker login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'worker_password';

select format('alter database %I owner to safira_migrator', current_database()) \gexec
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect on database %I to safira_api, safira_worker', current_database()) \gexec
revoke create on schema public from public;

-- In a database that is older than these roles, all objects are given to the migrator.
select format('alter %s %s owner to safira_migrator', case relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass)
from pg_class c
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
  and relowner <> 'safira_migrator'::regrole
  -- A sequence of a column follows its table; objects of an extension stay with the extension.
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
\gexec
select format('alter routine %s owner to safira_migrator', p.oid::regprocedure)
from pg_proc p
where pronamespace = 'public'::regnamespace and proowner <> 'safira_migrator'::regrole
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
\gexec
commit;
