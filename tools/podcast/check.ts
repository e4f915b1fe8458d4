import type { EpisodeFacts } from '@safira/podcast/facts';
import type { Episode } from '@safira/podcast/write-episode';
import type { Side } from '@safira/reports/record';
import { claims } from './claims.ts';
import { numbersIn, voiceFaults, wordsOf } from './figures.ts';
import { roundOf } from './read-words.ts';
import { anyOf, goalsIn, type Known, withNames } from './reader.ts';

const MOST_WORDS = 18;

/** What an episode says that the facts do not, read sentence by sentence; one that cannot be read is a fault, too. */
export function checkEpisode(facts: EpisodeFacts, episode: Episode) {
  const read = readerOf(facts);
  const sentences = episode.chapters.flatMap((chapter) => chapter.sentences);
  const texts = sentences.map(({ display }) => display);
  const faults = sentences.flatMap(({ display, spoken, matchIds }, index) => [
    ...read(display, matchIds, texts[index - 1] ?? ''),
    ...voiceFaults(display, spoken),
    ...(numbersIn(display) > 1 ? [`numbers: ${display}`] : []),
    ...(display.split(' ').length > MOST_WORDS ? [`long: ${display}`] : []),
    ...marksFaults(display, spoken),
  ]);
  const first = (text: string) => text.split(' ', 1)[0];
  return {
    faults,
    repeated: texts.length - new Set(texts).size,
    alike: texts.filter((text, index) => index > 0 && first(text) === first(texts[index - 1]!)).length,
  };
}

const TANWIN = /\u064Bا(?![\u0621-\u0652])|(?<=اء)\u064B/g;

/** The printed form has the tanwin of «غدًا» wherever it is spoken, and no other mark. */
function marksFaults(display: string, spoken: string): string[] {
  if (/[\u064B-\u0652]/.test(display.replaceAll(TANWIN, ''))) return [`marks: ${display}`];
  const words = wordsOf(display);
  const missing = wordsOf(spoken)
    .filter((word) => /\u064B\u0651?ا$/.test(word))
    .map((word) => word.replaceAll(/[\u064C-\u0652]/g, ''))
    .filter((word) => words.includes(word.replace('\u064B', '')));
  return missing.length > 0 ? [`tanwin: ${missing.join(' ')} in ${display}`] : [];
}

/** Reads a printed sentence about some matches; `before` is the sentence before it. */
export function readerOf(
  facts: EpisodeFacts,
): (text: string, ids: readonly number[], before: string) => string[] {
  const leagues = [facts.england, facts.spain];
  const matches = leagues.flatMap((league) => league.matches);
  const next = leagues.flatMap((league) => league.next);
  const teams = [...matches, ...next].flatMap((match) => [match.teams.home, match.teams.away]);
  const rows = leagues.flatMap(({ table }) => table);
  const names = [...teams, ...rows.map(({ team }) => team)].map(({ name }) => name);
  const players = matches
    .flatMap(({ events }) => events.flatMap(({ player }) => player.name ?? []))
    .concat(next.flatMap(({ scorers }) => [scorers.home?.name ?? [], scorers.away?.name ?? []].flat()));
  // «لليفربول» is «ل» and the name.
  const team = `ل?(?:${anyOf(names)})`;
  const readers = claims.map(({ pattern, isTrue }) => ({
    pattern: withNames(pattern, { team, player: anyOf(players) }),
    isTrue,
  }));
  const named = new RegExp(`${anyOf(names)}|${anyOf(players)}|\\d`, 'u');
  const plain = (name: string) => (names.includes(name) ? name : name.replace(/^ل/, ''));
  return (printed, [id], before) => {
    const text = printed.replaceAll('\u064B', '');
    const match = matches.find((one) => one.id === id);
    const coming = next.find((one) => one.id === id);
    const goals = match ? goalsIn(match) : [];
    const rowOf = (name: string) => rows.find((row) => row.team.name === plain(name));
    const known: Known = {
      text,
      facts,
      match,
      coming,
      goals,
      winner: match && winnerOf(match.goals),
      wasBehind: (side) => goals.some((goal) => goal.side !== side && goal.before[0] + 1 > goal.before[1]),
      sideOf: (name) => ((match ?? coming)?.teams.home.name === plain(name) ? 'home' : 'away'),
      rowOf,
      gapOf: (name) => {
        const table = leagues.find((league) => league.table[1]?.team.name === plain(name))?.table;
        return table ? table[0]!.points - table[1]!.points : Number.NaN;
      },
      lastPlace: (teamId) => leagues.some((league) => league.table.at(-1)?.team.id === teamId),
      tableOf: (name) => leagues.find((league) => league.competition.name === name)?.table ?? [],
      runOf: (name, isPart) => {
        const side = (match ?? coming)!.teams.home.name === plain(name) ? 'home' : 'away';
        const outcomes = (match ?? coming)!.outcomes[side];
        return outcomes.length - 1 - outcomes.findLastIndex((one) => !isPart(one));
      },
      previousTeam: new RegExp(anyOf(names), 'u').exec(before)?.[0],
    };
    for (const { pattern, isTrue } of readers) {
      const found = pattern.exec(text);
      if (found) return isTrue(found.groups ?? {}, known) ? [] : [`wrong: ${text}`];
    }
    if (isHeadline(text, known)) return [];
    // Without a name and a figure there is nothing to compare.
    return named.test(text) && !isCount(text, leagues) ? [`not read: ${text}`] : [];
  };
}

function winnerOf({ home, away }: Record<Side, number>): Side | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}

/** The words after the colon: who won against whom, or who drew. */
function isHeadline(text: string, { match, winner, wasBehind, goals }: Known): boolean {
  const said = /: (.+)\.$/.exec(text)?.[1];
  if (!said || !match) return false;
  const { home, away } = match.teams;
  if (!winner) return said === `تعادل ${home.name} مع ${away.name}`;
  const [won, lost] = winner === 'home' ? [home.name, away.name] : [away.name, home.name];
  const margin = Math.abs(match.goals.home - match.goals.away);
  const isLate = goals.some((goal) => goal.isWinning && goal.side === winner && goal.elapsed >= 85);
  return (
    said === `فوز ${won} على ${lost}` ||
    (said === `عودة ${won} من تأخر إلى فوز على ${lost}` && wasBehind(winner)) ||
    (said === `فوز عريض ل${won} على ${lost}` && margin >= 3) ||
    (said === `فوز متأخر ل${won} على ${lost}` && isLate)
  );
}

/** How many matches were played, and their round. */
function isCount(text: string, leagues: readonly EpisodeFacts['england'][]): boolean {
  const round = /الجولة (\S+)\.$/.exec(text)?.[1];
  if (round) {
    const n = roundOf(round);
    return leagues.some(({ matches }) => matches.every((one) => one.round === `الجولة ${n}`));
  }
  const played = /(\d+) مبارا?ة?ي?ا?ت?/.exec(text)?.[1];
  return played !== undefined && leagues.some(({ matches }) => matches.length === Number(played));
}
