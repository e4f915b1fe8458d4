// `pnpm world check [seed] [year]`            plays a season of every competition and checks it for contradictions.
// `pnpm world distributions [seasons]`       compares what was drawn with section 6 of the provider's reference.
import type { Played } from '../../apps/simulator/src/world/model.ts';
import { compareWith, countMatches } from '../../apps/simulator/src/world/play/distributions.ts';
import { makeWorld } from '../../apps/simulator/src/world/world.ts';
import { endOf, playSeason } from './play-season.ts';

function check(seed: number, year: number): void {
  const started = performance.now();
  const { matches, competitions, verdicts, people, calendar } = playSeason({ seed, year });
  print(`seed ${seed}, season ${year}: ${matches} matches of ${competitions} competitions`);
  for (const { name, cases, broken } of verdicts) {
    print(`${String(cases).padStart(7)} cases  ${String(broken.length).padStart(3)} broken  ${name}`);
    for (const one of broken.slice(0, 5)) print(`                           ${one}`);
  }
  print(`${people.real + people.composed} players: ${people.real} real, ${people.composed} composed`);
  const { friendlies, liveHours, eveningHours, implausibleKickOffs } = calendar;
  print(`${friendlies.all} club friendlies on ${friendlies.days} days, at most ${friendlies.most} a day`);
  print(`matches are live in ${hoursText(liveHours)}; from 15 to 22 UTC in ${hoursText(eveningHours)}`);
  print(`${implausibleKickOffs} implausible kick-offs`);
  print(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (verdicts.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
}

const hoursText = ({ share, matches }: { share: number; matches: number }) =>
  `${(share * 100).toFixed(1)} % of the hours, ${matches.toFixed(1)} an hour`;

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
