import { genderOf } from '@safira/arabic/terms/gender';
import { positionLabel } from '@safira/arabic/terms/positions';
import { count } from '@safira/arabic/nouns/plurals';
import { minute } from '@safira/arabic/nouns/time-nouns';
import { minuteText } from '@safira/arabic/terms/status';
import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { isGoal, isOwnGoal } from '@safira/football/matches/goals';
import { Ball } from '../../../football-ui/marks.tsx';
import { PlayerLink, playerName } from '../../../football-ui/player-link.tsx';
import { Shirt } from '../../../football-ui/shirt.tsx';
import * as buttons from '../../../ui/button.module.css';
import { Ltr } from '../../../ui/ltr.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { close } from '../../../ui/text.ts';
import { numberGroups } from './number-groups.ts';
import * as styles from './player-modal.module.css';
import { keeperOf, minutesOf, type PlayerRow } from './player-rows.ts';
import * as text from './text.ts';

type Props = { row: PlayerRow; events: MatchDetails['events']; onClose: () => void };

/** DLG-09: everything that is known of one player's match. */
export function PlayerModal({ row, events, onClose }: Props) {
  const { player, team } = row;
  return (
    <Modal label={playerName(player)} className={styles.modal} onClose={onClose}>
      <Head row={row} goals={events.filter((event) => isGoalOf(event, player.id))} />
      {numberGroups(row).map(({ heading, numbers }) => (
        <section key={heading} className={styles.group}>
          <h4>{heading}</h4>
          <dl>
            {numbers.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value.endsWith('%') ? <Ltr>{value}</Ltr> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={styles.actions}>
        <PlayerLink player={player} league={team.playerLeague} className={buttons.primary}>
          {text.playerPage[genderOf(team)]}
        </PlayerLink>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {close}
        </button>
      </div>
    </Modal>
  );
}

function Head({ row, goals }: { row: PlayerRow; goals: readonly MatchEvent[] }) {
  const { player, team, numbers, colours } = row;
  const { rating, position, number } = numbers.games;
  return (
    <header className={styles.head}>
      <Shirt number={number} colours={colours} team={team} keeperOf={keeperOf(row)} size={76} />
      <div>
        <h3>
          <bdi>{playerName(player)}</bdi>
        </h3>
        <p>
          <bdi>{team.name}</bdi>
          {position && `${text.separator}${positionLabel(position, genderOf(team))}`}
          {`${text.separator}${count(minutesOf(numbers), minute)}`}
        </p>
        {goals.length > 0 && (
          <ul className={styles.goals}>
            {goals.map(({ time: { elapsed, extra } }, index) => (
              <li key={`${index}:${elapsed}`}>
                <Ball /> {text.goal} <Ltr>{minuteText(elapsed, extra)}</Ltr>
              </li>
            ))}
          </ul>
        )}
      </div>
      {rating !== null && (
        <p className={styles.card}>
          <b>{rating.toFixed(1)}</b> {text.columns.rating}
        </p>
      )}
    </header>
  );
}

/** Without own goals. */
const isGoalOf = (event: MatchEvent, playerId: number) =>
  event.player.id === playerId && isGoal(event) && !isOwnGoal(event);
