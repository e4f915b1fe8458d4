import { translate } from '@safira/arabic/names/translate';
import { isLive } from '../world/live-matches.ts';
import type { Fixture, MatchNow, Moment, Team } from '../world/model.ts';
import type { World } from '../world/world.ts';

const MINUTE_MS = 60_000;
const LISTED_MS = 48 * 60 * MINUTE_MS;

export type Video = {
  id: string;
  title: string;
  publishedAt: number;
  isEmbeddable: boolean;
  fixture: Fixture;
};

/** A kind of video of a match: its publication time, counted from the kick-off or the end, and its title. */
type Kind = {
  letter: string;
  at: (match: MatchNow) => number | null;
  title: (home: string, away: string) => string;
  isArabic?: true;
};

const over: ReadonlySet<MatchNow['phase']> = new Set(['FT', 'AET', 'PEN']);
const afterEnd = (minutes: number) => (match: MatchNow) =>
  over.has(match.phase) && match.endsAt !== null ? match.endsAt + minutes * MINUTE_MS : null;

const kinds: readonly Kind[] = [
  { letter: 'e', at: afterEnd(15), title: (home, away) => `${home} v ${away} | Highlights` },
  {
    letter: 'a',
    at: afterEnd(25),
    title: (home, away) => `ملخص مباراة ${home} × ${away}`,
    isArabic: true,
  },
  // Only while the match is live: afterwards the full highlights replace it.
  {
    letter: 'h',
    at: (match) => (isLive(match) ? match.kickoff + 50 * MINUTE_MS : null),
    title: (home, away) => `First-Half Highlights | ${home} v ${away}`,
  },
  // Not highlights: a search for match videos must skip it.
  { letter: 'p', at: afterEnd(40), title: (home, away) => `Press Conference | ${home} v ${away}` },
];
/** One match in this many has a press conference. */
const CONFERENCES = 8;

/** DLG-11: the uploads of the last two days, newest first. */
export function listVideos(world: World, moment: Moment): Video[] {
  const { now } = moment;
  return world
    .fixtures({ from: now - LISTED_MS, to: now + 1 }, now)
    .flatMap((fixture) => videosOf(world.match(fixture, moment), now))
    .toSorted((a, b) => b.publishedAt - a.publishedAt || a.id.localeCompare(b.id));
}

/** The video with that id, however old; undefined if it does not exist, or no longer does. */
export function findVideo(world: World, id: string, moment: Moment): Video | undefined {
  const [, number] = /^demo([0-9a-z]{6})[a-z]$/.exec(id) ?? [];
  const fixture = number && world.findFixture(Number.parseInt(number, 36), moment.now);
  if (!fixture) return undefined;
  return videosOf(world.match(fixture, moment), moment.now).find((video) => video.id === id);
}

function videosOf(match: MatchNow, now: number): Video[] {
  const { fixture } = match;
  return kinds.flatMap((kind, index) => {
    const publishedAt = kind.at(match);
    if (publishedAt === null || publishedAt > now) return [];
    if (kind.letter === 'p' && fixture.id % CONFERENCES > 0) return [];
    const name = (team: Team) =>
      kind.isArabic ? translate('club', team.name, team.country).text : team.name;
    return [
      {
        // Eleven characters, like the site's ids, but clearly not real ones.
        id: `demo${fixture.id.toString(36).padStart(6, '0')}${kind.letter}`,
        title: kind.title(name(fixture.home), name(fixture.away)),
        publishedAt,
        isEmbeddable: (fixture.id + index) % 3 > 0,
        fixture,
      },
    ];
  });
}
