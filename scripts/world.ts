// `pnpm world check [seed] [year]`            plays a season of every competition and looks whether everything agrees.
// `pnpm world distributions [seasons]`       what was drawn beside what section 6 of the provider's reference says.
import { matchInvariants, type Told } from './world/match-invariants.ts';
import { seasonInvariants } from './world/season-invariants.ts';
import { compareWith, countMatches } from '../apps/simulator/src/world/play/distributions.ts';
import { playerRows } from '../apps/simulator/src/world/play/player-rows.ts';
import { teamStatistics } from '../apps/simulator/src/world/play/statistics.ts';
import type { MatchNow, Moment, Played } from '../apps/simulator/src/world/model.ts';
import { makeWorld } from '../apps/simulator/src/world/world.ts';

/** When everything of a season has been played and told. */
const endOf = (year: number): Moment => ({ now: Date.UTC(year + 1, 7, 1), interventions: () => [] });

function check(seed: number, year: number): void {
  const started = performance.now();
  const world = makeWorld({ seed, mode: 'calendar', isQuiet: false });
  const moment = endOf(year);
  const fixtures = world
    .fixtures({ from: Date.UTC(year, 6, 1), to: moment.now }, moment.now)
    .filter(({ kickoff }) => kickoff >= Date.UTC(year, 6, 1));
  const matches = new Map(fixtures.map((fixture) => [fixture.id, world.match(fixture, moment)]));
  const told = [...matches.values()].flatMap((match) => tell(seed, match) ?? []);
  print(
    `seed ${seed}, season ${year}: ${fixtures.length} matches of ${world.competitions.length} competitions`,
  );

  let brokenInAll = 0;
  const line = (name: string, cases: number, broken: readonly string[]) => {
    brokenInAll += broken.length;
    print(`${String(cases).padStart(7)}  ${String(broken.length).padStart(3)} broken  ${name}`);
    for (const one of broken.slice(0, 5)) print(`                     ${one}`);
  };
  for (const [name, holds] of Object.entries(matchInvariants)) {
    const broken = told.filter((one) => !holds(one)).map(({ match }) => String(match.fixture.id));
    line(name, told.length, broken);
  }
  for (const [name, judge] of Object.entries(seasonInvariants)) {
    const { cases, broken } = judge({ world, year, fixtures, matches }, moment);
    line(name, cases, broken);
  }
  const people = [...new Set(fixtures.flatMap(({ home, away }) => [home, away]))].flatMap(
    (team) => world.squad(team, year).players,
  );
  const real = people.filter(({ isComposed }) => !isComposed).length;
  print(`${people.length} players: ${real} real, ${people.length - real} composed`);
  print(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (brokenInAll > 0) process.exitCode = 1;
}

/** Only of those that went to their end is everything told. */
function tell(seed: number, match: MatchNow): Told | undefined {
  if (match.phase !== 'FT' && match.phase !== 'AET' && match.phase !== 'PEN') return undefined;
  return { match, statistics: teamStatistics(seed, match)!, rows: playerRows(seed, match)! };
}

function distributions(seasons: number): void {
  const compared = compareWith(countMatches(1, everyMatch(seasons)));
  print(`${seasons} seasons of every competition`);
  print(`${'figure'.padEnd(34)}${'reference'.padStart(10)}${'drawn'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const { name, expected, measured, ratio } of compared) {
    const far = Math.abs(ratio - 1) > 0.1 ? '  ← more than 10 % off' : '';
    print(
      `${name.padEnd(34)}${expected.toFixed(3).padStart(10)}${measured.toFixed(3).padStart(10)}${ratio.toFixed(2).padStart(8)}${far}`,
    );
  }
  if (compared.some(({ ratio }) => Math.abs(ratio - 1) > 0.1)) process.exitCode = 1;
}

function* everyMatch(seasons: number): Generator<Played> {
  for (let i = 0; i < seasons; i++) {
    const world = makeWorld({ seed: 1, mode: 'calendar', isQuiet: false });
    const year = 2020 + i;
    const moment = endOf(year);
    for (const fixture of world.fixtures({ from: Date.UTC(year, 6, 1), to: moment.now }, moment.now)) {
      const { played } = world.match(fixture, moment);
      if (played) yield played;
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const [command, first, second] = process.argv.slice(2);
if (command === 'check') check(Number(first ?? 1), Number(second ?? 2026));
else if (command === 'distributions') distributions(Number(first ?? 10));
else throw new Error('pnpm world check [seed] [year] | distributions [seasons]');
