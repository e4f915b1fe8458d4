import type { Day } from '@safira/contract/matches/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import { addDays } from '@safira/football/time/days';
import { Link } from 'react-router';
import * as styles from '../../ui/choice-links.module.css';
import { abroadAddress } from './abroad-address.ts';
import { countries, days } from './abroad-text.ts';

/** `Saudi Arabia` and `saudi-arabia` are the same country. */
export const slugOf = (key: string) => key.replaceAll(' ', '-');

/** OURS-15: yesterday, today and tomorrow, and the countries of the players; each is a link. */
export function DayLinks({ day: { date, today }, country }: { day: Day; country: string }) {
  const choices = [
    [days.yesterday, addDays(today, -1)],
    [days.today, today],
    [days.tomorrow, addDays(today, 1)],
  ] as const;
  return (
    <nav className={styles.choices} aria-label={days.label}>
      {choices.map(([name, one]) => (
        <Link
          key={one}
          className={styles.choice}
          to={abroadAddress({ date: one, today }, country)}
          preventScrollReset
          aria-current={one === date ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

type CountryProps = { players: readonly PlayerAbroad[]; day: Day; chosen: string };

export function CountryLinks({ players, day, chosen }: CountryProps) {
  const byCountry = Map.groupBy(players, ({ country }) => slugOf(country.key));
  const listed = [...byCountry].toSorted(([, one], [, other]) => other.length - one.length);
  return (
    <nav className={styles.choices} aria-label={countries.label}>
      <Choice to={abroadAddress(day)} name={countries.all} count={players.length} isChosen={chosen === ''} />
      {listed.map(([slug, of]) => (
        <Choice
          key={slug}
          to={abroadAddress(day, slug)}
          name={of[0]!.country.name}
          count={of.length}
          isChosen={chosen === slug}
        />
      ))}
    </nav>
  );
}

type ChoiceProps = { to: string; name: string; count: number; isChosen: boolean };

function Choice({ to, name, count, isChosen }: ChoiceProps) {
  return (
    <Link className={styles.choice} to={to} preventScrollReset aria-current={isChosen ? 'page' : undefined}>
      {name} {count}
    </Link>
  );
}
