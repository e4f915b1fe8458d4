import { dayMonth } from '@safira/arabic/formats/dates';
import { count } from '@safira/arabic/nouns/plurals';
import { age } from '@safira/arabic/nouns/time-nouns';
import type { Player } from '@safira/contract/players/players';
import * as styles from './profile.module.css';
import { centimetres, facts, kilograms, unavailable } from './text.ts';

/** PLAYER-01: the facts about a person; what is missing is said. */
export function Profile({ player }: { player: Player['player'] }) {
  const { birth, height, weight } = player;
  const rows: [label: string, value: string | null][] = [
    [facts.age, player.age === null ? null : count(player.age, age)],
    [facts.nationality, player.nationalityName],
    [facts.height, height === null ? null : centimetres(height)],
    [facts.weight, weight === null ? null : kilograms(weight)],
    [facts.birthDate, birth.date && `${dayMonth(birth.date)} ${birth.date.slice(0, 4)}`],
    [facts.birthPlace, birth.place],
    [facts.birthCountry, birth.countryName],
  ];
  return (
    <dl className={styles.profile}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.missing}>
            <bdi>{value || unavailable}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
