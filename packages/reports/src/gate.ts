import { dayMonth } from '@safira/arabic/formats/dates';
import { isBooking } from '@safira/football/matches/goals';
import { type BySide, type MatchRecord, otherSide, type Team } from './record.ts';
import { plainText, type Sentence, teamName } from './text.ts';

/** What a text may say. */
export type Allowed = {
  /** Of links: `team 1 الأهلي`. */
  names: ReadonlySet<string>;
  /** Written without a link, whatever figures and letters they have. */
  unlinked: readonly string[];
  numbers: ReadonlySet<number>;
};

/**
 * What a text says that its record does not: figures, links and names. Templates take both from the record, so this
 * finds mistakes of templates; a text with one is not published.
 */
export function foreignTo({ names, unlinked, numbers }: Allowed, sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((sentence) => {
    const linked = sentence.filter(({ link }) => link);
    const strange = linked.filter(({ text, link }) => !names.has(`${link!.kind} ${link!.id} ${text}`));
    let rest = plainText(sentence.filter(({ link }) => !link));
    for (const name of unlinked) rest = rest.replaceAll(name, '');
    const figures = rest.match(/\d+/g) ?? [];
    return [
      ...strange.map(({ text }) => `name: ${text}`),
      ...figures.filter((figure) => !numbers.has(Number(figure))).map((figure) => `figure: ${figure}`),
      ...(rest.match(/[A-Za-z]+/g) ?? []).map((letters) => `letters: ${letters}`),
    ];
  });
}

/** OURS-21: what a report may say. */
export const allowedIn = (record: MatchRecord): Allowed => ({
  names: namesIn(record),
  unlinked: unlinkedNames(record),
  numbers: numbersIn(record),
});

/** A team as it is named, alone and after «ل». */
export function teamLinks(team: Team): string[] {
  const name = teamName(team);
  const after = name.startsWith('الل') ? name.slice(2) : name.startsWith('ال') ? name.slice(1) : name;
  return [`team ${team.id} ${name}`, `team ${team.id} ل${after}`];
}

function namesIn(record: MatchRecord): Set<string> {
  const { teams, next, competition, events } = record;
  const all = [
    teams.home,
    teams.away,
    ...bothOf(next).flatMap((coming) => (coming ? [coming.opponent] : [])),
  ];
  return new Set([
    ...all.flatMap(teamLinks),
    `competition ${competition.id} ${competition.name}`,
    ...events.flatMap(({ player, assist }) => [player, assist]).map(({ id, name }) => `player ${id} ${name}`),
  ]);
}

/** Names that are written without a link: of venues, referees and players without an id; and formations. */
const unlinkedNames = ({ venue, referee, formations, events }: MatchRecord): string[] =>
  [
    venue,
    referee,
    ...(formations ? bothOf(formations) : []),
    ...events.flatMap(({ player, assist }) => [player.name, assist.name]),
  ].filter((name) => name !== null);

function numbersIn(record: MatchRecord): Set<number> {
  const { goals, events, statistics, places, outcomes, next, round, shootOut, teams, lastMeeting } = record;
  const booked = events.filter(isBooking);
  const bookedOf = (id: number) => booked.filter((event) => event.team.id === id).length;
  return new Set([
    ...bothOf(goals),
    ...(shootOut ? bothOf(shootOut) : []),
    ...events.flatMap(({ time }) => [time.elapsed, time.extra ?? 0]),
    ...(statistics ? bothOf(statistics).flatMap((of) => Object.values(of)) : []),
    booked.length,
    bookedOf(teams.home.id),
    bookedOf(teams.away.id),
    ...(lastMeeting?.date.split('-').map(Number) ?? []),
    ...(places ? bothOf(places).flatMap(({ before, after, points }) => [before, after, points]) : []),
    ...bothOf(outcomes).flatMap((of) => of.map((_, index) => index + 1)),
    ...bothOf(next).flatMap((coming) => (coming ? [Number.parseInt(dayMonth(coming.date), 10)] : [])),
    ...(round?.match(/\d+/g) ?? []).map(Number),
  ]);
}

/** The values of both sides. */
export const bothOf = <T>(of: BySide<T>): T[] => [of.home, of[otherSide('home')]];
