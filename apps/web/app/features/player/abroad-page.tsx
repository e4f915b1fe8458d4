import type { Day, Match } from '@safira/contract/matches/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { AbroadBoard } from './abroad-board.tsx';
import { CountryLinks, DayLinks, slugOf } from './abroad-filters.tsx';
import * as text from './abroad-text.ts';
import { AbroadTiles } from './abroad-tiles.tsx';
import * as styles from './player-page.module.css';

type Props = { players: readonly PlayerAbroad[]; matches: readonly Match[]; day: Day; country: string };

/** OURS-15: everything below the hero. */
export function AbroadPage({ players, matches, day, country }: Props) {
  const shown = players.filter((one) => country === '' || slugOf(one.country.key) === country);
  return (
    <div className={styles.page}>
      <DayLinks day={day} country={country} />
      {players.length > 0 && <CountryLinks players={players} day={day} chosen={country} />}
      {shown.length === 0 ? (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text}>
          <Link className={button.primary} to="/">
            {text.none.toMatches}
          </Link>
        </StatePanel>
      ) : (
        <>
          <AbroadTiles players={shown} matches={matches} />
          <AbroadBoard players={shown} matches={matches} offsets={day.offsets} />
          <p className={styles.note}>{text.explained}</p>
        </>
      )}
    </div>
  );
}
