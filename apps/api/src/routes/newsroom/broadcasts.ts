import { arabCountries } from '@safira/arabic/names/arab-countries';
import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/broadcasts';
import type { Clock } from '@safira/football/time/clock';
import { listChannels } from '@safira/store/broadcasts/channels';
import { listCommentators } from '@safira/store/broadcasts/commentators';
import { editEntry, type EditOutcome } from '@safira/store/broadcasts/edit-entries';
import { type Entry, listEntries, listEntryChanges, listVersions } from '@safira/store/broadcasts/entries';
import { decideProbable, listProbable } from '@safira/store/broadcasts/probable';
import type { Db } from '@safira/store/db';
import { findListedMatch } from '@safira/store/matches/matches';
import { listMatchesInOrder } from '@safira/store/teams/matches';
import { signedInCaller } from '../../access.ts';
import { type Api, serve } from '../../serve.ts';
import { toNewsroomMatch, toProbable, toStoredBroadcast } from './newsroom-match.ts';

const HOUR_MS = 3_600_000;
/** So long after its kick-off a match no longer needs a channel. */
const MATCH_MS = 3 * HOUR_MS;
const MOST_CHANGES = 100;
const MOST_PROBABLE = 200;

type Body = Pick<Entry, 'countries' | 'language' | 'access'> & {
  commentators: readonly { slug: string; isConfirmed: boolean }[];
};

/** OURS-17: what editors say about where matches are shown. */
export function newsroomBroadcastRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const show = (matchId: number) => findMatchBroadcasts(db, matchId, clock.now());

  const settled = async (matchId: number, outcome: EditOutcome) => {
    if (outcome === 'changed') throw new AppError('broadcast_changed', `match ${matchId}`);
    if (outcome === 'missing') throw new AppError('not_found', `no entry of match ${matchId}`);
    return { data: await show(matchId) };
  };

  serve(api, contract.getMatchBroadcasts, async ({ params }) => ({ data: await show(params.id) }));

  serve(api, contract.createBroadcast, async ({ params: { id: matchId }, body, caller }) => {
    if (!(await findListedMatch(db, matchId))) throw new AppError('match_not_found');
    const { channel, version, note, link } = body;
    const isKnown = (await listChannels(db)).some(({ slug }) => slug === channel);
    if (!isKnown) throw new AppError('not_found', `channel ${channel}`);
    const entry = await readEntry(db, body);
    const editing = editingOf(caller, { note, link });
    return settled(
      matchId,
      await editEntry(db, { matchId, channel, entry, exists: false, version, ...editing }),
    );
  });

  serve(api, contract.changeBroadcast, async ({ params: { id: matchId, channel }, body, caller }) => {
    const { version, note, link } = body;
    const entry = await readEntry(db, body);
    const editing = editingOf(caller, { note, link });
    return settled(
      matchId,
      await editEntry(db, { matchId, channel, entry, exists: true, version, ...editing }),
    );
  });

  serve(api, contract.deleteBroadcast, async ({ params: { id: matchId, channel }, query, caller }) => {
    const { version } = query;
    const edit = { matchId, channel, entry: null, exists: true, version, ...editingOf(caller) };
    return settled(matchId, await editEntry(db, edit));
  });

  serve(api, contract.listProbableBroadcasts, async () => {
    const probable = await listProbable(db, {
      since: new Date(clock.now() - MATCH_MS),
      limit: MOST_PROBABLE,
    });
    const matches = await listMatchesInOrder(db, [...new Set(probable.map(({ matchId }) => matchId))]);
    const byId = new Map(matches.map((match) => [match.apiId, toNewsroomMatch(match)]));
    return { data: probable.map((one) => ({ ...toProbable(one), match: byId.get(one.matchId)! })) };
  });

  serve(api, contract.decideProbableBroadcast, async ({ params: { id }, body: { decision }, caller }) => {
    const decided = await decideProbable(db, { id, decision, ...editingOf(caller) });
    if (!decided) throw new AppError('not_found', `probable broadcast ${id}`);
    return { data: await show(decided.matchId) };
  });

  function editingOf(
    caller: Parameters<typeof signedInCaller>[0],
    { note, link }: { note?: string | undefined; link?: string | undefined } = {},
  ) {
    const { userId } = signedInCaller(caller);
    return { userId, now: new Date(clock.now()), note: note || null, link: link ?? null };
  }
}

/** With the names of the commentators; refuses commentators and countries that we do not know. */
async function readEntry(db: Db, body: Body): Promise<Omit<Entry, 'channel'>> {
  const { countries, language, access, commentators } = body;
  const known: readonly string[] = arabCountries;
  const strange = countries?.find((country) => !known.includes(country));
  if (strange !== undefined) throw new AppError('not_found', `country ${strange}`);
  const people = new Map((await listCommentators(db)).map((one) => [one.slug, one.name]));
  const named = commentators.map(({ slug, isConfirmed }) => {
    const name = people.get(slug);
    if (name === undefined) throw new AppError('not_found', `commentator ${slug}`);
    return { slug, name, isConfirmed };
  });
  return {
    countries: countries && [...new Set(countries)],
    language,
    access,
    commentators: [...new Map(named.map((one) => [one.slug, one])).values()],
  };
}

async function findMatchBroadcasts(db: Db, matchId: number, now: number): Promise<contract.MatchBroadcasts> {
  const match = await findListedMatch(db, matchId);
  if (!match) throw new AppError('match_not_found');
  // Before the rows that it labels, so that it is never too new.
  const version = (await listVersions(db, [matchId])).get(matchId) ?? 0;
  const entries = await listEntries(db, [matchId]);
  const changes = await listEntryChanges(db, { matchId, limit: MOST_CHANGES });
  const since = new Date(Math.min(now, Date.parse(match.date)) - MATCH_MS);
  const probable = await listProbable(db, { matchId, since, limit: MOST_PROBABLE });
  return {
    match: toNewsroomMatch(match),
    version,
    broadcasts: entries.map(toStoredBroadcast),
    changes: changes.map(({ changedAt, before, after, ...change }) => ({
      ...change,
      changedAt: changedAt.toISOString(),
      before: before && toContract(before),
      after: after && toContract(after),
    })),
    probable: probable.map(toProbable),
  };
}

const toContract = ({ countries, commentators, ...entry }: Entry): contract.BroadcastEntry => ({
  ...entry,
  countries: countries && [...countries],
  commentators: [...commentators],
});
