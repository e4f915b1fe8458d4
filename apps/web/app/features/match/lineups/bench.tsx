import { genderOf } from '@safira/arabic/terms/gender';
import { positionLabel } from '@safira/arabic/terms/positions';
import { minuteText } from '@safira/arabic/terms/status';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { Crest } from '../../../football-ui/crest.tsx';
import { PlayerLink, playerName } from '../../../football-ui/player-link.tsx';
import { Rating } from '../../../football-ui/rating.tsx';
import { Shirt } from '../../../football-ui/shirt.tsx';
import { Ltr } from '../../../ui/ltr.tsx';
import { Block } from '../block.tsx';
import { listComma } from '../text.ts';
import { Badges } from './badges.tsx';
import * as styles from './bench.module.css';
import { playerMatchEvents, type PlayerMatchEvents } from './player-match-events.ts';
import { findLineup, type Lineup, type Side } from './find-lineup.ts';
import { UpIcon } from './icons.tsx';
import * as text from './text.ts';

type Team = MatchDetails['teams']['home'];

/** DLG-07: the substitutes of a side, which of them came on, and the coach. */
export function Bench({ match, side }: { match: MatchDetails; side: Side }) {
  const team = match.teams[side];
  const lineup = findLineup(match, side);
  if (!lineup) {
    return (
      <Block title={<Title before={text.lineupOf} team={team} />}>
        <p>{text.notKnown}</p>
      </Block>
    );
  }
  const { coach, substitutes } = lineup;
  const gender = genderOf(team);
  const eventsOf = playerMatchEvents(match, team.id);
  return (
    <Block
      title={<Title before={text.substitutesOf[gender]} team={team} />}
      end={
        coach && (
          <>
            {text.coach[gender]} <bdi className={styles.coach}>{coach.name}</bdi>
          </>
        )
      }
    >
      {substitutes.length === 0 && <p>{text.noSubstitutes[gender]}</p>}
      <ul className={styles.substitutes}>
        {substitutes.map(({ player }, index) => (
          <Substitute
            key={player.id ?? index}
            player={player}
            team={team}
            colours={lineup.colours}
            events={eventsOf(player)}
          />
        ))}
      </ul>
    </Block>
  );
}

function Title({ before, team }: { before: string; team: Team }) {
  return (
    <span className={styles.title}>
      <Crest team={team} size={28} />
      <span>
        {before} <bdi>{team.name}</bdi>
      </span>
    </span>
  );
}

type Props = {
  player: Lineup['substitutes'][number]['player'];
  team: Team;
  colours: Lineup['colours'];
  events: PlayerMatchEvents;
};

function Substitute({ player, team, colours, events }: Props) {
  const { cameOn, rating } = events;
  const gender = genderOf(team);
  return (
    <li>
      <PlayerLink player={player} league={team.playerLeague} className={styles.link}>
        <Shirt number={player.number} colours={colours} team={team} size={34} />
        {player.number !== null && <span className="srOnly">{text.numbered(player.number) + listComma}</span>}
        <bdi>{playerName(player)}</bdi>
      </PlayerLink>
      {player.pos && <span className={styles.position}>{positionLabel(player.pos, gender)}</span>}
      <span className="srOnly">{text.spokenMatchEvents(events, gender).join(listComma)}</span>
      <Badges events={events} />
      <span className={styles.end}>
        {cameOn && (
          <>
            <UpIcon small />
            <span>
              {text.cameOn[gender]} <Ltr>{minuteText(cameOn.elapsed, cameOn.extra)}</Ltr>
            </span>
          </>
        )}
        {rating !== null && <Rating value={rating} />}
      </span>
    </li>
  );
}
