// `pnpm e2e-world`: plays the Saturday of the mock-ups until everything that tests look at is stored, and writes the
// database, its pictures and the ids of the named matches into e2e/world/. To be run again after changes of the
// simulator or of the migrations; `pnpm check` says when. `--unchanged` only notes the new sources: for changes that
// do not change the data, such as comments and names.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endChild, postgresEnv, type Stack } from '@safira/testkit/stack';
import { database } from '../support/addresses.ts';
import { mainStack, query, startAll, stopAll, worldIsStored } from '../support/stack.ts';
import { stageMatches, worldNow } from './stage.ts';
import { fingerprintSources, readFacts, worldFiles, type WorldFacts } from './world.ts';

/** 8:10 in the evening in Mecca; an hour of the world passes while it is stored. */
const START = '2026-11-21T17:10:00.000Z';
/** Near the end of the days that can be requested. */
const EMPTY_DAY = '2027-01-14';

/** Of matches before, the results are enough. */
const HISTORY_FROM = '2026-11-17';

/** Crests of teams that play in these weeks; others are drawn. */
const PLAYING = `select unnest(array[home_id, away_id]) from matches
  where kickoff between '2026-11-07' and '2026-12-07'`;

/** What is shown small on every page, and what a test looks at. Portraits and venues are thousands of files. */
const KEPT_PICTURES = `select picture from competitions union select picture from teams
  union select picture from match_highlights`;

const fingerprint = fingerprintSources(join(import.meta.dirname, '../..'));
if (process.argv.includes('--unchanged')) {
  writeFacts({ ...readFacts(), fingerprint });
  process.exit();
}

const stack = mainStack({ speed: '15', start: START });
try {
  const { worker } = await startAll(stack, { edge: true });
  const matches = await stageMatches();
  await worldIsStored(stack);
  await endChild(worker);
  const facts: WorldFacts = {
    now: await worldNow(),
    emptyDay: EMPTY_DAY,
    matches,
    fingerprint,
  };
  tidy();
  writeWorld(stack, facts);
  console.log(`e2e-world: ${facts.now}, ${query(database, 'select count(*) from matches')} matches`);
} finally {
  await stopAll(stack);
}

/** Takes off what only a running worker needs, and the history that no page of these days shows: it is most of the bytes. */
function tidy(): void {
  query(
    database,
    `delete from matches where (kickoff at time zone 'Asia/Riyadh')::date = '${EMPTY_DAY}';
     truncate leases, provider_calls, wanted;
     delete from match_changes where seq < (select max(seq) - 100 from match_changes);
     delete from match_details d using matches m where m.api_id = d.match_id and m.kickoff < '${HISTORY_FROM}';
     delete from match_events e using matches m where m.api_id = e.match_id and m.kickoff < '${HISTORY_FROM}';
     delete from appearances a using matches m where m.api_id = a.match_id and m.kickoff < '${HISTORY_FROM}';
     update players set photo = null, picture = null;
     update coaches set photo = null, picture = null;
     update venues set image = null, picture = null;
     update teams set picture = null where api_id not in (${PLAYING});
     delete from media where '/media/' || left(sha256, 2) || '/' || left(sha256, 24) not in
       (select picture from (${KEPT_PICTURES}) as kept where picture is not null);`,
  );
}

function writeWorld({ media }: Stack, facts: WorldFacts): void {
  execFileSync('pg_dump', ['--format=custom', '--compress=9', '--file', worldFiles.database], {
    env: postgresEnv(database),
  });
  const pictures = query(
    database,
    `select picture from (${KEPT_PICTURES}) as kept where picture is not null`,
  );
  const files = pictures
    .split('\n')
    .flatMap((picture) => ['small', 'large'].map((size) => `${picture.replace('/media/', '')}-${size}.webp`))
    .toSorted();
  // The same bytes from the same pictures, whenever they were fetched.
  const sameBytes = ['--mtime=2026-01-01', '--owner=0', '--group=0', '--numeric-owner'];
  execFileSync('tar', [
    ...sameBytes,
    '--create',
    '--gzip',
    '--file',
    worldFiles.pictures,
    '--directory',
    media,
    ...files,
  ]);
  writeFacts(facts);
}

function writeFacts(facts: WorldFacts): void {
  writeFileSync(worldFiles.facts, `${JSON.stringify(facts, null, 2)}\n`);
}
