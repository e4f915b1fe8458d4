import type { Answer } from '@safira/contract/endpoint';
import type { getMatchesOfDay } from '@safira/contract/matches/matches';
import { edge } from './addresses.ts';

/** A commentator of one of the day's matches, with the match and the channel. */
export async function announcedCommentator() {
  const answer = await fetch(`${edge}/api/matches`);
  const { data } = (await answer.json()) as Answer<typeof getMatchesOfDay>;
  const announced = data.matchesByCompetition
    .flatMap(({ matches }) => matches)
    .flatMap(({ apiId, tvChannels, tvElsewhere = [] }) =>
      [...(tvChannels ?? []), ...tvElsewhere].flatMap(({ name: channel, commentators = [] }) =>
        commentators.map((one) => ({ ...one, channel, matchId: apiId })),
      ),
    );
  const [first] = announced;
  if (!first) throw new Error('no match of the day has a commentator');
  return { ...first, path: `/commentator/${encodeURIComponent(first.slug)}` };
}
