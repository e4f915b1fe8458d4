import { dayMonth } from '@safira/arabic/dates';
import { isBooking } from '@safira/football/goals';
import { type BySide, type MatchRecord, otherSide } from './record.ts';
import { plainText, type Sentence, teamName } from './text.ts';

/**
 * What a report says that the record does not: figures, links and names. Templates take both from the record, so this
 * finds mistakes of templates; a text with one is not published.
 */
export function foreignTo(record: MatchRecord, sentences: readonly Sentence[]): string[] {
  const names = namesIn(record);
  const numbers = numbersIn(record);
  return sentences.flatMap((sentence) => {
    const linked = sentence.filter(({ link }) => link);
    const strange = linked.filter(({ text, link }) => !names.has(`${link!.kind} ${link!.id} ${text}`));
    let rest = plainText(sentence.filter(({ link }) => !link));
    for (const name of unlinkedNames(record)) rest = rest.replaceAll(name, '');
    const figures = rest.match(/\d+/g) ?? [];
    return [
      ...strange.map(({ text }) => `name: ${text}`),
      ...figures.filter((figure) => !numbers.has(Number(figure))).map((figure) => `figure: ${figure}`),
      ...(rest.match(/[A-Za-z]+/g) ?? []).map((letters) => `letters: ${letters}`),
    ];
  });
}

function namesIn(record: MatchRecord): Set<string> {
  const { teams, next, competition, events } = record;
  const all = [
    teams.home,
    teams.away,
    ...bySide(next).flatMap((coming) => (coming ? [coming.opponent] : [])),
  ];
  return new Set([
    ...all.flatMap((team) => {
      const name = teamName(team);
      const after = name.startsWith('الل') ? name.slice(2) : name.startsWith('ال') ? name.slice(1) : name;
      return [`team ${team.id} ${name}`, `team ${team.id} ل${after}`];
    }),
    `competition ${competition.id} ${competition.name}`,
    ...events.flatMap(({ player, assist }) => [player, assist]).map(({ id, name }) => `player ${id} ${name}`),
  ]);
}

/** Names that are written without a link: of venues, referees and players without an id; and formations. */
const unlinkedNames = ({ venue, referee, formations, events }: MatchRecord): string[] =>
  [
    venue,
    referee,
    ...(formations ? bySide(formations) : []),
    ...events.flatMap(({ player, assist }) => [player.name, assist.name]),
  ].filter((name) => name !== null);

function numbersIn(record: MatchRecord): Set<number> {
  const { goals, events, statistics, places, outcomes, next, round, shootOut, teams, lastMeeting } = record;
  const booked = events.filter(isBooking);
  const bookedOf = (id: number) => booked.filter((event) => event.team.id === id).length;
  return new Set([
    ...bySide(goals),
    ...(shootOut ? bySide(shootOut) : []),
    ...events.flatMap(({ time }) => [time.elapsed, time.extra ?? 0]),
    ...(statistics ? bySide(statistics).flatMap((of) => Object.values(of)) : []),
    booked.length,
    bookedOf(teams.home.id),
    bookedOf(teams.away.id),
    ...(lastMeeting?.date.split('-').map(Number) ?? []),
    ...(places ? bySide(places).flatMap(({ before, after, points }) => [before, after, points]) : []),
    ...bySide(outcomes).flatMap((of) => of.map((_, index) => index + 1)),
    ...bySide(next).flatMap((coming) => (coming ? [Number.parseInt(dayMonth(coming.date), 10)] : [])),
    ...(round?.match(/\d+/g) ?? []).map(Number),
  ]);
}

const bySide = <T>(of: BySide<T>): T[] => [of.home, of[otherSide('home')]];
