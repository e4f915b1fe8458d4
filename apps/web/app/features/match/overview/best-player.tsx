import { genderOf } from '@safira/arabic/terms/gender';
import { assist, dribble, goal, keyPass, save } from '@safira/arabic/nouns/match-nouns';
import { count } from '@safira/arabic/nouns/plurals';
import { positionLabel } from '@safira/arabic/terms/positions';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { isLiveCode } from '@safira/football/matches/status';
import { PlayerLink } from '../../../football-ui/player-link.tsx';
import { Rating } from '../../../football-ui/rating.tsx';
import { Shirt } from '../../../football-ui/shirt.tsx';
import { Block } from '../block.tsx';
import * as styles from './best-player.module.css';
import * as text from './text.ts';

/** The player with the highest rating of the match so far, and what it was given for. */
export function BestPlayer({ match }: { match: MatchDetails }) {
  const best = bestOf(match);
  if (!best) return null;
  const { player, team, side, numbers, rating } = best;
  const { position, number } = numbers.games;
  const contributions = contributionsOf(numbers);
  return (
    <Block title={isLiveCode(match.status.short) ? text.bestSoFar : text.best} end={text.highestRating}>
      <div className={styles.best}>
        <Shirt
          number={number}
          colours={match.lineups.find((lineup) => lineup.team.id === team.id)?.colours}
          team={team}
          keeperOf={position === 'G' ? side : undefined}
          size={56}
        />
        <div className={styles.who}>
          <PlayerLink player={player} league={team.playerLeague} className={styles.name} />
          <p>
            <bdi>{team.name}</bdi>
            {position && ` · ${positionLabel(position, genderOf(team))}`}
          </p>
          {contributions.length > 0 && <p className={styles.contributions}>{contributions.join(' · ')}</p>}
        </div>
        <Rating value={rating} />
      </div>
    </Block>
  );
}

type Numbers = MatchDetails['players'][number]['players'][number]['statistics'][number];

function bestOf({ players, teams }: MatchDetails) {
  const rated = players.flatMap(({ team: { id }, players: own }) => {
    const side = id === teams.home.id ? ('home' as const) : ('away' as const);
    return own.flatMap(({ player, statistics: [numbers] }) => {
      const { rating, minutes } = numbers!.games; // the contract has exactly one
      return rating !== null && minutes
        ? [{ player, side, team: teams[side], numbers: numbers!, rating }]
        : [];
    });
  });
  return rated.toSorted((a, b) => b.rating - a.rating)[0];
}

/** The three most important ones, in words. */
function contributionsOf({ goals, passes, dribbles }: Numbers): string[] {
  const contributions = [
    goals.total > 0 && count(goals.total, goal),
    goals.assists > 0 && count(goals.assists, assist),
    goals.saves > 0 && count(goals.saves, save),
    passes.key > 0 && count(passes.key, keyPass),
    dribbles.success > 0 && count(dribbles.success, dribble),
  ];
  return contributions.filter((one) => one !== false).slice(0, 3);
}
