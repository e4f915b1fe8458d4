import { setTimeout as wait } from 'node:timers/promises';
import { get } from '@safira/testkit/get';
import { killEdge } from '@safira/testkit/stack-edge';
import { until } from '@safira/testkit/until';
import { type Crowd, startCrowd } from './crowd.ts';
import { goalNear, type Stored } from './judge.ts';
import { makeNight, monotonicMs, type Scene, scenesOf, takeDrillLease } from './night.ts';
import { CHANGES, type DerbyOptions, NIGHT_S, optionsOf } from './options.ts';
import { watchOrigin } from './origin.ts';
import { startReaders } from './readers.ts';
import { recordNight } from './recording.ts';
import { type Outcome, reportDerby } from './report.ts';
import { type DerbyWorld, startDerbyWorld, untilPublished } from './world.ts';

/** Before the night a tenth of the clients see its first third, so that both sizes see the same changes. */
const FEW_SHARE = 0.1;
const REHEARSAL_SHARE = 1 / 3;
const KILL_SHARE = 0.6;
/** Far from the ids of the rehearsal. */
const NIGHT_IDS = 1_000;
const READERS = 20;
const READ_EVERY_MS = 500;
/** Caches fill, and queues become empty. */
const CALM_MS = 5_000;
/** Longer than the target, so that a miss is measured. */
const PATIENCE_S = 40;
const LOOK_EVERY_MS = 500;

type Night = ReturnType<typeof makeNight>;
type Stage = { world: DerbyWorld; crowd: Crowd; scenes: Scene[]; options: DerbyOptions };

/** A recorded night replayed to thousands of streams on two edges, one of which is killed at a goal. */
export async function derbyDrill(): Promise<string | undefined> {
  const options = optionsOf(process.argv.slice(3));
  const recording = await recordNight({ changes: CHANGES });
  const world = await startDerbyWorld();
  const crowd = startCrowd([world.edges[0].port, world.edges[1].port]);
  try {
    const lease = await takeDrillLease(world.db);
    const kickoff = new Date(Math.floor(Date.now() / 1_000) * 1_000);
    const rehearsal = makeNight(world.db, { lease, idsFrom: 0, kickoff });
    const night = makeNight(world.db, { lease, idsFrom: NIGHT_IDS, kickoff });
    for (const each of [rehearsal, night]) await each.save(recording.kickoff);
    await untilPublished(world.db);
    const scenes = scenesOf(recording, NIGHT_S * 1_000).filter(({ atMs }) => atMs <= options.seconds * 1_000);
    return await play({ world, crowd, scenes, options }, { rehearsal, night });
  } finally {
    await crowd.end();
    await world.stop();
  }
}

async function play(
  { world, crowd, scenes, options }: Stage,
  { rehearsal, night }: { rehearsal: Night; night: Night },
): Promise<string | undefined> {
  const rehearsalMs = options.seconds * 1_000 * REHEARSAL_SHARE;
  const few = Math.round(options.clients * FEW_SHARE);
  // A match of each, so that always one of them is played.
  const matches = [rehearsal, night].map(({ scores }) => scores.keys().next().value!);
  const paths = [
    '/',
    '/api/matches',
    '/api/matches/live',
    ...matches.flatMap((id) => [`/match/${id}`, `/api/matches/${id}`]),
  ];
  const readers = startReaders([world.edges[0].url, world.edges[1].url], {
    readers: READERS,
    everyMs: READ_EVERY_MS,
    paths,
  });
  try {
    await wait(CALM_MS);
    const openingFew = await openWatched({ world, crowd, clients: few });
    const beginning = scenes.filter(({ atMs }) => atMs <= rehearsalMs);
    const [originOfFew, rehearsed] = await Promise.all([
      originFor(world, rehearsalMs),
      rehearsal.play(beginning),
    ]);
    await wait(CALM_MS);

    const openingAll = await openWatched({ world, crowd, clients: options.clients });
    const played = await playNight({ world, crowd, scenes, options }, { night, rehearsalMs });
    await readers.stop();
    const outcome: Outcome = {
      options,
      few,
      rehearsed: rehearsed.stored,
      ...played,
      origin: { few: originOfFew, many: played.originOfMany },
      opening: { few: openingFew, many: openingAll },
      readers: readers.figures,
      crowd: await crowd.report(),
      wrongScores: await countWrongScores(world.edges[1].url, { night, seq: played.stored.at(-1)!.seq }),
    };
    return reportDerby(outcome);
  } finally {
    await readers.stop();
  }
}

async function originFor({ stack }: DerbyWorld, ms: number) {
  const rate = await watchOrigin(stack);
  await wait(ms);
  return rate();
}

async function openWatched({ world, crowd, clients }: { world: DerbyWorld; crowd: Crowd; clients: number }) {
  const origin = await watchOrigin(world.stack);
  const seconds = await crowd.open(clients);
  return { clients, seconds, origin: await origin() };
}

/** The whole night; its first third is measured at the origin, and at a goal the first edge is killed. */
async function playNight(
  { world, crowd, scenes, options }: Stage,
  { night, rehearsalMs }: { night: Night; rehearsalMs: number },
) {
  const fatal = goalNear(scenes, options.seconds * 1_000 * KILL_SHARE);
  if (!fatal) throw new Error('no goal in so short a time');
  let goal: Stored | undefined;
  let killedMs = 0;
  let dead: Promise<void> | undefined;
  const origin = originFor(world, rehearsalMs);
  const { stored, seconds } = await night.play(scenes, (scene, changes) => {
    if (scene !== fatal) return;
    goal = changes.at(-1)!;
    killedMs = monotonicMs();
    dead = killEdge(world.edges[0].nginx);
  });
  await dead;
  const head = stored.at(-1)!.seq;
  const lost = Math.ceil(options.clients / 2);
  const isOver = async () => {
    await wait(LOOK_EVERY_MS);
    const { seq, backs } = await crowd.report();
    return seq >= head && backs.length >= lost;
  };
  await until('all clients are back and current', isOver, PATIENCE_S).catch(() => {});
  return { stored, seconds, goal: goal!, killedMs, originOfMany: await origin };
}

/** Matches whose goals, as the surviving edge has them, are not the recorded ones. */
async function countWrongScores(
  edge: string,
  { night, seq }: { night: Night; seq: number },
): Promise<number> {
  const { body } = await get(`${edge}/api/matches?min=${seq}`);
  const { data } = JSON.parse(body) as {
    data: { matchesByCompetition: { matches: { apiId: number; goals: object }[] }[] };
  };
  const listed = new Map(
    data.matchesByCompetition.flatMap(({ matches }) => matches).map(({ apiId, goals }) => [apiId, goals]),
  );
  return [...night.scores].filter(([id, goals]) => JSON.stringify(listed.get(id)) !== JSON.stringify(goals))
    .length;
}
