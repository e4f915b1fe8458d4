import { genderOf } from '@safira/arabic/terms/gender';
import { plainKit } from '@safira/football/drawings/club-colours';
import type { Absence, Team } from '@safira/contract/teams/teams';
import { Link } from 'react-router';
import { Photo } from '../../football-ui/photo.tsx';
import { Shirt } from '../../football-ui/shirt.tsx';
import type { Part } from '../../lib/part.ts';
import * as button from '../../ui/button.module.css';
import { PartStates } from '../../ui/part-states.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { tabAddress } from './addresses.ts';
import { Panel } from './panel.tsx';
import type { ShownPlayer, Squad } from './squad-lines.ts';
import * as styles from './squad-tab.module.css';
import * as page from './team-page.module.css';
import * as text from './text.ts';

type Props = { team: Team; squad: Part<Squad> };

/** TEAM-02: the players by line, the coach and who is out. A failure is silent: the page has other parts. */
export function SquadTab({ team, squad }: Props) {
  return (
    <div className={page.page}>
      {squad.state === 'failed' ? (
        <NoSquad team={team} />
      ) : (
        <PartStates part={squad}>
          {(read) => (read.lines.length > 0 ? <Players team={team} read={read} /> : <NoSquad team={team} />)}
        </PartStates>
      )}
    </div>
  );
}

function Players({ team, read: { lines, coach, absences } }: { team: Team; read: Squad }) {
  return (
    <>
      {lines.map(({ heading, count, players }) => (
        <section key={heading} className={styles.line}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            <span>{count}</span>
          </div>
          <ul className={styles.cards}>
            {players.map((player) => (
              <PlayerCard key={player.id} player={player} team={team} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.others}>
        {coach && (
          <Panel title={text.coach[genderOf(team)]}>
            <p className={styles.person}>
              <Photo photo={coach.photo} size={44} />
              <bdi>{coach.name}</bdi>
            </p>
          </Panel>
        )}
        {absences.length > 0 && <Absences absences={absences} />}
      </div>
    </>
  );
}

type CardProps = { player: ShownPlayer; team: Team };

function PlayerCard({ player: { id, name, number, photo, isKeeper, facts }, team }: CardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {number !== null && <span className={styles.number}>{number}</span>}
        <Photo
          photo={photo}
          size={76}
          instead={
            <Shirt
              number={number}
              colours={team.colours ?? plainKit}
              team={team}
              keeperOf={isKeeper ? 'home' : undefined}
              size={76}
            />
          }
        />
      </div>
      <div className={styles.words}>
        <Link className={styles.name} to={`/player/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.facts}>{facts}</span>
      </div>
    </li>
  );
}

function Absences({ absences }: { absences: readonly Absence[] }) {
  return (
    <Panel title={text.absences}>
      <ul>
        {absences.map(({ player, certainty, reason }) => (
          <li key={player.id} className={styles.absence}>
            <Link to={`/player/${player.id}`}>
              <bdi>{player.name}</bdi>
            </Link>
            <span>
              {certainty}
              {text.dot}
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoSquad({ team }: { team: Team }) {
  return (
    <StatePanel drawing={<QuietPitch />} title={text.noSquad.title} text={text.noSquad.text[genderOf(team)]}>
      <Link className={button.primary} to={tabAddress(team, 'matches')}>
        {text.allMatches}
      </Link>
    </StatePanel>
  );
}
