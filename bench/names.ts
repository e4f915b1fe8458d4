import { personTables } from '../packages/arabic/src/names/name-tables.ts';
import { translate } from '../packages/arabic/src/names/translate.ts';
import { median } from './numbers.ts';
import type { Measured, Options } from './report.ts';

const ROUNDS = 3;
/** Number of names of the table with a word added, so that only containment finds them; and of unknown names. */
const FUZZY = 400;

/** NAME-01, NAME-02: what a name costs, compared with a bare Map of the same names. */
export async function benchNames({ isQuick }: Options): Promise<Measured> {
  const people = personTables.player.flat();
  const names = new Map(people.map(([english, arabic]) => [english, arabic]));
  const lookups = (isQuick ? 20 : 200) * people.length;
  const contained = people.slice(0, FUZZY).map(([english, , country]) => [`${english} X`, country] as const);
  const unknown = people.slice(0, FUZZY).map(([english]) => `${[...english].toReversed().join('')} Qx`);

  const exact = { ours: [] as number[], against: [] as number[] };
  const fuzzy: number[] = [];
  const last: number[] = [];
  translate('player', 'warm-up'); // the index is built at the first call
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = nanoseconds(lookups, (i) => {
      const [english, , country] = people[i % people.length]!;
      return translate('player', english, country).text;
    });
    const against = nanoseconds(lookups, (i) => names.get(people[i % people.length]![0])!);
    const ladder = nanoseconds(contained.length, (i) => translate('player', ...contained[i]!).text);
    const transliterated = nanoseconds(unknown.length, (i) => translate('player', unknown[i]!).text);
    if (round === 0) continue; // the first runs code that is not yet compiled
    exact.ours.push(ours);
    exact.against.push(against);
    fuzzy.push(ladder / 1000);
    last.push(transliterated / 1000);
  }
  return {
    rows: [
      {
        what: 'exact lookup : Map.get',
        unit: 'ns',
        ours: median(exact.ours),
        against: median(exact.against),
        rounds: exact,
        value: median(exact.ours) / median(exact.against),
        aim: { atMost: 20 },
      },
      {
        what: 'fuzzy ladder over all players',
        unit: 'µs',
        ours: median(fuzzy),
        rounds: { ours: fuzzy },
        value: median(fuzzy),
        aim: { atMost: 1_000 },
      },
      {
        what: 'unknown name to the last rung',
        unit: 'µs',
        ours: median(last),
        rounds: { ours: last },
        value: median(last),
        aim: { atMost: 5_000 },
      },
    ],
    conditions: { players: people.length, lookups },
  };
}

/** Nanoseconds a call; the letters are summed so that no call can be left out. */
function nanoseconds(calls: number, call: (i: number) => string): number {
  let letters = 0;
  const started = process.hrtime.bigint();
  for (let i = 0; i < calls; i++) letters += call(i).length;
  const spent = Number(process.hrtime.bigint() - started);
  if (letters === 0) throw new Error('nothing was translated');
  return spent / calls;
}
