import { makeTitleMatcher } from './match-title.ts';
import type { Candidate } from './names-in-titles.ts';
import { overlapShare, shiftOf } from './plausible-guide.ts';
import type { Programme } from './read-xmltv.ts';
import { isOtherSport } from './title-words.ts';

/** A programme that shows a match, on one of our channels. */
export type FoundBroadcast = {
  matchId: number;
  /** Our slug. */
  channel: string;
  startsAt: number;
  title: string;
  commentators: readonly string[];
  language: string | null;
};

export type GuideReading = {
  found: FoundBroadcast[];
  /** One team, its competition and the exact minute: these wait for an editor. */
  probable: FoundBroadcast[];
  /** The channels whose programmes can be trusted: what they no longer show is no longer shown. */
  channels: string[];
  /** Not trusted, with the reason; what is stored of them stays. */
  ignored: { channel: string; reason: string }[];
  /** Matches that the guide contradicts itself about; what is stored of them stays. */
  doubtful: number[];
};

/** Two matches on one channel that overlap by more than this: at least one of them is wrong. */
const MOST_OVERLAP_MS = 30 * 60_000;
/** A channel cannot show two programmes at once. */
const MOST_OVERLAP_SHARE = 0.2;

/**
 * OURS-17: which matches a guide's programmes show. A guide whose times are off by hours, or which is wrong about most
 * of its channels, is refused with a reason; a channel that contradicts itself is ignored.
 */
export function findBroadcasts(
  programmes: readonly Programme[],
  { candidates, channels }: { candidates: readonly Candidate[]; channels: ReadonlyMap<string, string> },
): GuideReading | { refused: string } {
  const matcher = makeTitleMatcher(candidates);
  const football = distinct(programmes).filter(({ categories }) => !isOtherSport(categories));
  const shift = shiftOf(football.flatMap(matcher.namedBy));
  if (shift !== 0) return { refused: `its times are off by ${shift / 60_000} minutes` };

  const reading: GuideReading = { found: [], probable: [], channels: [], ignored: [], doubtful: [] };
  for (const [guideChannel, own] of Map.groupBy(football, ({ channel }) => channel)) {
    const channel = channels.get(guideChannel);
    if (channel === undefined) continue;
    const ownShift = shiftOf(own.flatMap(matcher.namedBy));
    const reason =
      ownShift !== 0
        ? `its times are off by ${ownShift / 60_000} minutes`
        : overlapShare(own) > MOST_OVERLAP_SHARE && 'its programmes overlap';
    if (reason) {
      reading.ignored.push({ channel, reason });
      continue;
    }
    reading.channels.push(channel);
    const { found, probable, doubtful } = shownOn(channel, own, matcher);
    reading.found.push(...found);
    reading.probable.push(...probable);
    reading.doubtful.push(...doubtful);
  }
  if (reading.ignored.length > reading.channels.length)
    return { refused: `most of its channels are implausible: ${reading.ignored[0]!.reason}` };
  return reading;
}

/** What one channel shows; a match once, by the programme nearest to its kick-off. */
function shownOn(
  channel: string,
  programmes: readonly Programme[],
  { verdictOf }: ReturnType<typeof makeTitleMatcher>,
): Pick<GuideReading, 'found' | 'probable' | 'doubtful'> {
  const live: (FoundBroadcast & { stop: number | null })[] = [];
  const probable: FoundBroadcast[] = [];
  for (const programme of programmes.toSorted((a, b) => a.start - b.start)) {
    const verdict = verdictOf(programme);
    if (verdict.matchId === undefined) continue;
    const shown = {
      matchId: verdict.matchId,
      channel,
      startsAt: programme.start,
      title: programme.subTitle ? `${programme.title} | ${programme.subTitle}` : programme.title,
      commentators: programme.commentators,
      language: programme.language,
    };
    if (verdict.kind === 'probable') probable.push(shown);
    // The later programme of the same match is the match itself, the earlier one what leads to it.
    else {
      const earlier = live.findIndex(({ matchId }) => matchId === verdict.matchId);
      if (earlier !== -1) live.splice(earlier, 1);
      live.push({ ...shown, stop: programme.stop });
    }
  }
  const doubtful = new Set(
    live.flatMap((one) =>
      live
        .filter((other) => other !== one && overlapOf(one, other) > MOST_OVERLAP_MS)
        .map(({ matchId }) => matchId),
    ),
  );
  const found = live.filter(({ matchId }) => !doubtful.has(matchId)).map(({ stop: _, ...shown }) => shown);
  const certain = new Set(found.map(({ matchId }) => matchId));
  return {
    found,
    probable: probable.filter(({ matchId }) => !certain.has(matchId)),
    doubtful: [...doubtful],
  };
}

const MATCH_MS = 105 * 60_000;

type Span = { startsAt: number; stop: number | null };

function overlapOf(one: Span, other: Span): number {
  const endOf = ({ startsAt, stop }: Span) => Math.min(stop ?? Infinity, startsAt + MATCH_MS);
  return Math.min(endOf(one), endOf(other)) - Math.max(one.startsAt, other.startsAt);
}

/** Without the repetitions of a broken file. */
function distinct(programmes: readonly Programme[]): Programme[] {
  return [
    ...new Map(
      programmes.map((one) => [`${one.channel}\n${one.start}\n${one.title}\n${one.subTitle}`, one]),
    ).values(),
  ];
}
