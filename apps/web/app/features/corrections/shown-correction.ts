import { minuteText } from '@safira/arabic/terms/status';
import { timeText } from '@safira/arabic/formats/dates';
import type { Correction } from '@safira/contract/corrections/corrections';
import type { Day } from '@safira/contract/matches/matches';
import { daysBetween } from '@safira/football/time/days';
import { wallTime } from '../../lib/wall-time.ts';
import * as text from './shown-text.ts';

/** An entry of the log in words, made by the loader: browsers need no code for it. */
export type ShownCorrection = {
  id: number;
  at: string;
  time: string;
  kind: string;
  /** OURS-01: what it says reveals the result of this match. */
  secretOf: number | undefined;
  /** What it is about, if the values do not say it; a minute follows it from left to right. */
  about: { text: string; minute: string | undefined } | undefined;
  /** The old and the new value, or the note of an article. */
  change: { before: string; after: string } | { note: string };
  details: string;
  link: { to: string; name: string } | undefined;
};

export type ShownDay = { date: string; title: string; corrections: ShownCorrection[] };

type Shown = { offsets: Day['offsets']; today: string };

/** OURS-22: the entries by the reader's days, in their order. */
export function daysOf(corrections: readonly Correction[], shown: Shown): ShownDay[] {
  const dateOf = ({ at }: Correction) => wallTime(at, shown.offsets)?.date ?? '';
  return [...Map.groupBy(corrections, dateOf)].map(([date, entries]) => ({
    date,
    title: text.dayTitle(date, shown.today),
    corrections: entries.map((entry) => toShown(entry, shown)),
  }));
}

function toShown(correction: Correction, shown: Shown): ShownCorrection {
  const { id, at, kind, change, match } = correction;
  const wall = wallTime(at, shown.offsets);
  const isRevealing = ['goal', 'scorer', 'result', 'article'].includes(kind);
  const duration =
    change.type === 'score' && change.shownSeconds !== null && text.isCancelled(correction)
      ? [text.shownFor(change.shownSeconds)]
      : [];
  return {
    id,
    at,
    time: wall ? timeText(wall) : '',
    kind: text.kindName(correction),
    secretOf: isRevealing && match ? match.id : undefined,
    about: aboutOf(correction),
    change: changeOf(correction, shown),
    details: [...duration, text.sourceText(correction)].join(' · '),
    link: linkOf(correction),
  };
}

/** A score names its teams itself, and a name needs nothing else. */
function aboutOf({ kind, change, match }: Correction): ShownCorrection['about'] {
  if (change.type === 'kick-off' || kind === 'channel')
    return match ? { text: text.versus(match), minute: undefined } : undefined;
  if (change.type !== 'words') return undefined;
  if (change.minute) {
    const minute = minuteText(change.minute.elapsed, change.minute.extra);
    return { text: text.goalOfMinute, minute };
  }
  return change.subject === null ? undefined : { text: change.subject, minute: undefined };
}

function changeOf({ kind, change, match }: Correction, { offsets }: Shown): ShownCorrection['change'] {
  switch (change.type) {
    case 'note':
      return { note: change.text };
    case 'score':
      return { before: text.scoreText(change.before, match), after: text.scoreText(change.after, match) };
    case 'words':
      return { before: change.before, after: change.after ?? text.withoutAfter(kind) };
    case 'kick-off': {
      const [before, after] = [change.before, change.after ?? ''].map((at) => wallTime(at, offsets));
      const isNear = !before || !after || Math.abs(daysBetween(before.date, after.date)) < 6;
      return {
        before: before ? text.kickoffText(before, isNear) : '',
        after: after ? text.kickoffText(after, isNear) : text.statusText(change.status),
      };
    }
  }
}

function linkOf({ match, player, team, article, kind }: Correction): ShownCorrection['link'] {
  if (kind === 'article')
    return article
      ? { to: `/news/${encodeURIComponent(article.slug)}`, name: text.links.article }
      : undefined;
  if (match) return { to: `/match/${match.id}`, name: text.links.match };
  if (player) return { to: `/player/${player.id}`, name: text.links.player };
  if (!team) return undefined;
  const { _id: slug } = team;
  return { to: `/team/${slug}`, name: text.links.team };
}
