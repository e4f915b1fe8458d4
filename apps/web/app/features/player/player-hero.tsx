import { genderOfPlayer } from '@safira/arabic/terms/player-gender';
import type { Player } from '@safira/contract/players/players';
import { Hero } from '../../ui/hero.tsx';
import { NewestPicture } from './newest-picture.tsx';
import * as styles from './player-hero.module.css';
import { available, injured, matchesTitle, playersTitle } from './text.ts';

export const crumbs = [
  { name: matchesTitle, path: '/' },
  { name: playersTitle, path: '/players' },
];

/** PLAYER-01: who it is, and whether they can play. */
export function PlayerHero({ found }: { found: Player }) {
  const { player, statistics } = found;
  const gender = genderOfPlayer(statistics.map((one) => one.team));
  const team = statistics.find((one) => one.team !== null)?.team;
  return (
    <Hero
      picture={<NewestPicture found={found} size={92} />}
      title={player.name}
      crumbs={crumbs}
      notes={
        <>
          {player.fullName && player.fullName !== player.name && <bdi>{player.fullName}</bdi>}
          {team && <bdi>{team.name}</bdi>}
          {player.injured !== null && (
            <span className={player.injured ? styles.injured : styles.available}>
              {(player.injured ? injured : available)[gender]}
            </span>
          )}
        </>
      }
      {...(team?.colours && { stripe: [team.colours.shirt, team.colours.number] as const })}
    />
  );
}
