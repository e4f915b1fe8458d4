import { addressOf, get, type Got } from '@safira/testkit/get';
import { inWorld, type World } from '@safira/testkit/running-world';
import { commands, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { failedConditions, summarise, tally } from './measures.ts';
import { asMember, type Member, registerMembers } from './members.ts';

const REQUESTS = 10_000;
const MEMBERS = 10;
const AT_ONCE = 16;
/** Enough addresses that no limit of one is reached. */
const ADDRESSES = 500;
/** Answers are stored for seconds, and the first request after that renews them. */
const LEAST_HITS = 0.9;

const privatePaths = [
  '/api/auth/me',
  '/api/users/favorites',
  '/api/users/podcast-feed',
  '/api/users/dashboard',
  '/api/auth/sessions',
];

const sharedByAll = [
  '/',
  '/competitions',
  '/teams',
  '/players',
  '/tv',
  '/login',
  '/account',
  '/account/security',
  '/api/matches',
  '/api/matches/live',
  '/api/competitions',
];

type Sent = { path: string; isShared: boolean; by: Member | undefined; answer: Got };

/**
 * Members and visitors read shared and private addresses through the edge, mixed and at once: nothing personal in what
 * is shared, nothing of another member in what is private, and what is shared comes from the cache for everyone.
 */
export async function privacyDrill(): Promise<string | undefined> {
  return inWorld({ name: 'safira_drill_privacy', ports: shiftedPorts(16_530), redisDb: 4 }, async (world) => {
    world.stack.start('web', commands.web, { env: { NODE_ENV: 'production' } });
    await waitFor(`${world.edge}/`, { status: 200 });
    const members = await registerMembers(`http://127.0.0.1:${world.stack.ports.api}`, MEMBERS);
    const shared = await sharedPaths(world);
    for (const path of shared) await get(world.edge + path);
    const sent = await sendMixed(world, members, shared);
    return judge(sent, members);
  });
}

async function sharedPaths({ query }: World): Promise<string[]> {
  const matches = await query<{ id: number }>('select api_id as id from matches order by api_id limit 5');
  return [...sharedByAll, ...matches.flatMap(({ id }) => [`/match/${id}`, `/api/matches/${id}`])];
}

/** Every reader meets every address: their numbers have no common divisor with each other. */
async function sendMixed(
  { edge }: World,
  members: readonly Member[],
  shared: readonly string[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  let next = 0;
  const send = async (): Promise<void> => {
    for (let n = next++; n < REQUESTS; n = next++) {
      const by = members[n % (members.length + 1)];
      const isShared = by === undefined || n % 3 !== 0;
      const path = isShared ? shared[n % shared.length]! : privatePaths[n % privatePaths.length]!;
      const answer = await get(edge + path, {
        headers: by ? asMember(by) : {},
        localAddress: addressOf(n % ADDRESSES),
      });
      sent.push({ path, isShared, by, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return sent;
}

function judge(sent: readonly Sent[], members: readonly Member[]): string | undefined {
  const marksOf = ({ email, name, id, token }: Member) => [email, name, id, token];
  const holds = ({ answer }: Sent, member: Member) =>
    marksOf(member).some((mark) => (answer.body + JSON.stringify(answer.headers)).includes(mark));
  const shared = sent.filter(({ isShared }) => isShared);
  const own = sent.filter(({ isShared }) => !isShared);
  const isHit = ({ answer }: Sent) => answer.headers['x-cache'] === 'HIT';
  const hits = (all: readonly Sent[]) => all.filter(isHit).length / all.length;
  const [withToken, without] = [shared.filter(({ by }) => by), shared.filter(({ by }) => !by)];
  const leaks = shared.filter((one) => members.some((member) => holds(one, member)));
  const mixedUp = own.filter((one) => members.some((member) => member !== one.by && holds(one, member)));
  const stored = own.filter(({ answer }) => !answer.headers['cache-control']?.includes('no-store'));

  for (const [name, all] of Object.entries({ shared, private: own }))
    console.log(
      `${name}: ${all.length} requests, ${tally(all.map(({ answer }) => String(answer.status)))}; ` +
        summarise(all.map(({ answer }) => answer.ms)),
    );
  console.log(`cache: ${tally(shared.map(({ answer }) => String(answer.headers['x-cache'])))}`);
  console.log(`hits with a token ${hits(withToken).toFixed(3)}, without ${hits(without).toFixed(3)}`);
  const names = (all: readonly Sent[]) => [...new Set(all.map(({ path }) => path))].join(', ');
  return failedConditions([
    [sent.every(({ answer }) => answer.status === 200), 'not every request was answered with 200'],
    [leaks.length === 0, `personal data in shared answers of ${names(leaks)}`],
    [mixedUp.length === 0, `data of another member in ${names(mixedUp)}`],
    [stored.length === 0, `private answers that may be stored: ${names(stored)}`],
    [own.some((one) => holds(one, one.by!)), 'no private answer had the data of its member'],
    [shared.every(({ answer }) => !answer.headers['set-cookie']), 'a shared answer set a cookie'],
    [hits(withToken) >= LEAST_HITS, 'shared answers for members did not come from the cache'],
    [hits(without) >= LEAST_HITS, 'shared answers for visitors did not come from the cache'],
  ]);
}
