import { genderOfPlayer } from '@safira/arabic/terms/player-gender';
import type { Player } from '@safira/contract/players/players';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { CareerChart } from './career-chart.tsx';
import * as styles from './player-page.module.css';
import { Profile } from './profile.tsx';
import { SeasonCard } from './season-card.tsx';
import { SeasonFilter } from './season-filter.tsx';
import { seasonsOf } from './seasons-of.ts';
import { seasons as text } from './text.ts';

/** `season`: as in the address; one that the player has not counts as all. */
type Props = { found: Player; season: number | undefined; children?: React.ReactNode };

/** PLAYER-01: everything below the hero; `children` stands before the seasons. */
export function PlayerPage({ found: { player, statistics }, season, children }: Props) {
  const gender = genderOfPlayer(statistics.map(({ team }) => team));
  const seasons = seasonsOf(statistics);
  const chosen = seasons.find((one) => one.season === season)?.season;
  const shown = statistics.filter(({ league }) => chosen === undefined || league?.season === chosen);
  const addressOf = (one: number | undefined) =>
    one === undefined ? `/player/${player.id}` : `/player/${player.id}?season=${one}`;
  return (
    <div className={styles.page}>
      <Profile player={player} />
      <SeasonFilter seasons={seasons} chosen={chosen} addressOf={addressOf} />
      {children}
      {seasons.length > 1 && chosen === undefined && <CareerChart seasons={seasons} gender={gender} />}
      {shown.map((one, index) => (
        <SeasonCard
          key={`${one.league?.season} ${one.league?.id} ${one.team?.id}`}
          season={one}
          gender={gender}
          isLatest={chosen === undefined && index === 0 && one.league !== null}
        />
      ))}
      {shown.length === 0 && (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text}>
          <Link className={button.primary} to="/players">
            {text.none.toPlayers}
          </Link>
        </StatePanel>
      )}
    </div>
  );
}
