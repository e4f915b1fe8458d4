import { genderOf } from '@safira/arabic/terms/gender';
import type { listLeagueLeaders, LeadersBy } from '@safira/contract/players/leaders';
import type { Answer } from '@safira/contract/endpoint';
import { Link } from 'react-router';
import { Emblem } from '../../football-ui/emblem.tsx';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import * as styles from './leader-boards.module.css';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';
import { all, allOf, leadersBy, noLeaders } from './players-text.ts';

type Board = Answer<typeof listLeagueLeaders>['data'][number];

/** The first players of each league, by goals or assists; the choice is a link. */
export function LeaderBoards({ boards, by }: { boards: readonly Board[]; by: LeadersBy }) {
  return (
    <>
      <nav className={styles.choices} aria-label={leadersBy.label} data-screen-only="">
        <Link to="/players" preventScrollReset aria-current={by === 'goals' ? 'page' : undefined}>
          {leadersBy.goals}
        </Link>
        <Link
          to="/players?by=assists"
          preventScrollReset
          aria-current={by === 'assists' ? 'page' : undefined}
        >
          {leadersBy.assists}
        </Link>
      </nav>
      {boards.length === 0 ? (
        <StatePanel drawing={<QuietPitch />} title={noLeaders.title} text={noLeaders.text}>
          <Link className={button.primary} to="/">
            {noLeaders.toMatches}
          </Link>
        </StatePanel>
      ) : (
        <div className={styles.boards}>
          {boards.map((board) => (
            <LeagueBoard key={board.competition.id} board={board} by={by} />
          ))}
        </div>
      )}
    </>
  );
}

function LeagueBoard({ board: { competition, leaders }, by }: { board: Board; by: LeadersBy }) {
  return (
    <section className={styles.board}>
      <header>
        <Emblem competition={competition} size={26} />
        <h2>
          <bdi>{competition.name}</bdi>
        </h2>
        <Link
          to={`/competition/${competition.id}?tab=leaders`}
          aria-label={allOf(competition.name, genderOf(competition))}
        >
          {all}
        </Link>
      </header>
      <ol>
        {leaders.map(({ player, statistics: [season] }, index) => (
          <li key={player.id}>
            <Link to={`/player/${player.id}`}>
              <span className={styles.rank}>{index + 1}</span>
              <PlayerPicture player={player} team={season?.team} number={season?.games.number} size={36} />
              <span className={styles.who}>
                <bdi className={styles.name}>{player.name}</bdi>
                {season?.team && (
                  <small>
                    <bdi>{season.team.name}</bdi>
                  </small>
                )}
              </span>
              <b>{by === 'goals' ? season?.goals.total : season?.goals.assists}</b>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
