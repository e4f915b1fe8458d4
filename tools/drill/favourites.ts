import { setTimeout as wait } from 'node:timers/promises';
import { get } from '@safira/testkit/get';
import { ownPostgres, ownRedis } from '@safira/testkit/own-engines';
import { inWorld } from '@safira/testkit/running-world';
import { shiftedPorts, waitFor } from '@safira/testkit/stack';
import { failedConditions } from './measures.ts';
import { asMember, type Member, registerMembers } from './members.ts';

const MEMBERS = 10;
const KILLS = 10;
const BETWEEN_MS = 1_500;

/** What the server has acknowledged last for each match of a member; undefined while a change is not answered. */
type Acknowledged = Map<number, boolean | undefined>;

/** Members change favourites while the API and PostgreSQL are killed in turns: no acknowledged change is lost. */
export async function favouritesDrill(): Promise<string | undefined> {
  // With fsync, as in production: this is about what a crash leaves.
  const [postgres, redis] = [ownPostgres(26_950, []), ownRedis(26_951)];
  try {
    await Promise.all([postgres.start(), redis.start()]);
    return await inWorld(
      { name: 'safira_drill_favourites', ports: shiftedPorts(16_530), own: { postgres, redis } },
      async (world) => {
        const api = `http://127.0.0.1:${world.stack.ports.api}`;
        const rows = await world.query<{ id: number }>('select api_id as id from matches limit 40');
        const matches = rows.map(({ id }) => id);
        const members = await registerMembers(api, MEMBERS);
        const stop = new AbortController();
        const changing = members.map((member) => change(api, { member, matches, signal: stop.signal }));

        let apiProcess = world.first.api;
        for (let kill = 0; kill < KILLS; kill++) {
          await wait(BETWEEN_MS);
          if (kill % 2 === 0) {
            const ended = new Promise((resolve) => apiProcess.once('exit', resolve));
            apiProcess.kill('SIGKILL');
            await ended;
            apiProcess = world.startApi();
          } else {
            await postgres.kill();
            await postgres.start();
          }
          await waitFor(`${api}/api/health`, { status: 200 });
        }
        await wait(BETWEEN_MS);
        stop.abort();
        const outcomes = await Promise.all(changing);
        return await judge(api, outcomes);
      },
    );
  } finally {
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

type Outcome = { member: Member; acknowledged: Acknowledged; answered: number; unanswered: number };

/** Adds and removes matches one after another; a change without an answer may have been made or not. */
async function change(
  api: string,
  { member, matches, signal }: { member: Member; matches: readonly number[]; signal: AbortSignal },
): Promise<Outcome> {
  const outcome: Outcome = { member, acknowledged: new Map(), answered: 0, unanswered: 0 };
  for (let turn = 0; !signal.aborted; turn++) {
    const matchId = matches[(turn * 7) % matches.length]!;
    const isAdded = turn % 3 !== 2;
    const url = `${api}/api/users/favorites/matches${isAdded ? '' : `/${matchId}`}`;
    outcome.acknowledged.set(matchId, undefined);
    const answer = await fetch(url, {
      method: isAdded ? 'POST' : 'DELETE',
      headers: {
        ...asMember(member),
        'content-type': 'application/json',
        'x-forwarded-for': addressAt(turn),
      },
      ...(isAdded && { body: JSON.stringify({ matchId }) }),
    }).catch(() => undefined);
    if (answer?.status === 200) {
      outcome.acknowledged.set(matchId, isAdded);
      outcome.answered++;
    } else {
      outcome.unanswered++;
      await wait(50);
    }
    await answer?.body?.cancel();
  }
  return outcome;
}

/** Changes of one address are limited. */
const addressAt = (turn: number) => `10.7.${(turn >> 8) & 255}.${turn & 255}`;

async function judge(api: string, outcomes: readonly Outcome[]): Promise<string | undefined> {
  let lost = 0;
  let checked = 0;
  for (const { member, acknowledged } of outcomes) {
    const { body } = await get(`${api}/api/users/favorites`, { headers: asMember(member) });
    const { data } = JSON.parse(body) as { data: { matches: { matchId: number }[] } };
    const stored = new Set(data.matches.map(({ matchId }) => matchId));
    for (const [id, isAdded] of acknowledged) {
      if (isAdded === undefined) continue;
      checked++;
      if (stored.has(id) !== isAdded) lost++;
    }
  }
  const sum = (key: 'answered' | 'unanswered') => outcomes.reduce((total, each) => total + each[key], 0);
  console.log(
    `${KILLS} kills; ${sum('answered')} changes acknowledged, ${sum('unanswered')} not; ` +
      `${checked} matches of ${outcomes.length} members compared, ${lost} differ`,
  );
  return failedConditions([
    [lost === 0, `${lost} acknowledged changes are lost`],
    [checked > 0 && sum('unanswered') > 0, 'no change met a kill: nothing was proved'],
  ]);
}
