import type { Player, PlayerStatistics } from '@safira/contract/players/players';
import { comparedRows, type ComparedRow } from '@safira/football/players/player-comparison';
import { Link } from 'react-router';
import { Ltr } from '../../ui/ltr.tsx';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { against, noNumbers, radar, season as seasonWord, separator, table } from './compare-text.ts';
import * as styles from './comparison.module.css';
import { NewestPicture } from './newest-picture.tsx';
import { radarAxes } from './radar-axes.ts';
import { Radar } from './radar.tsx';

/** OURS-14: the newest seasons of two players, of whatever leagues; the first player is on the right. */
export function Comparison({ first, second }: { first: Player; second: Player }) {
  const [one] = first.statistics;
  const [other] = second.statistics;
  const names = [first.player.name, second.player.name] as const;
  return (
    <>
      <div className={styles.head}>
        <Side found={first} season={one} />
        <span className={styles.against}>{against}</span>
        <Side found={second} season={other} />
      </div>
      {one && other ? (
        <div className={styles.parts}>
          <section className={styles.part}>
            <h2>{radar.title}</h2>
            <p className={styles.key}>
              <bdi>{names[0]}</bdi>
              <bdi className={styles.second}>{names[1]}</bdi>
            </p>
            <Radar axes={radarAxes(one, other)} names={names} />
            <p className={styles.note}>{radar.note}</p>
          </section>
          <section className={styles.part}>
            <h2>{table.title}</h2>
            <Numbers rows={comparedRows(one, other)} names={names} />
          </section>
        </div>
      ) : (
        <StatePanel drawing={<QuietPitch />} title={noNumbers.title} text={noNumbers.text} />
      )}
    </>
  );
}

function Side({ found, season }: { found: Player; season: PlayerStatistics | undefined }) {
  const { player } = found;
  return (
    <Link className={styles.side} to={`/player/${player.id}`}>
      <NewestPicture found={found} size={64} />
      <span>
        <bdi className={styles.name}>{player.name}</bdi>
        <small>
          {season?.team && <bdi>{season.team.name}</bdi>}
          {season?.league && (
            <>
              {separator}
              <bdi>{season.league.name}</bdi>
              {separator}
              {seasonWord} <Ltr>{season.league.seasonName}</Ltr>
            </>
          )}
        </small>
      </span>
    </Link>
  );
}

type NumbersProps = { rows: readonly ComparedRow[]; names: readonly [first: string, second: string] };

function Numbers({ rows, names }: NumbersProps) {
  return (
    <table className={styles.numbers}>
      <caption className="srOnly">{table.caption}</caption>
      <thead className="srOnly">
        <tr>
          <th scope="col">{names[0]}</th>
          <th scope="col">{table.number}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, first, second, share, leader }) => (
          <tr key={label}>
            <td className={leader === 'first' ? styles.firstLeads : undefined}>
              <Ltr>{first}</Ltr>
              <Bar share={share} from="left" />
            </td>
            <th scope="row">{label}</th>
            <td className={leader === 'second' ? styles.secondLeads : undefined}>
              <Ltr>{second}</Ltr>
              <Bar share={1 - share} from="right" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bars of both players begin in the middle. */
function Bar({ share, from }: { share: number; from: 'left' | 'right' }) {
  const percent = Math.round(share * 1_000) / 10;
  return (
    <svg width="100%" height="8" aria-hidden="true">
      <rect
        className={from === 'left' ? styles.firstBar : styles.secondBar}
        x={from === 'left' ? 0 : `${100 - percent}%`}
        width={`${percent}%`}
        height="8"
        rx="4"
      />
    </svg>
  );
}
