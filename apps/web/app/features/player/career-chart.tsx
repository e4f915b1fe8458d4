import type { Gender } from '@safira/arabic/terms/gender';
import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './career-chart.module.css';
import type { CareerSeason } from './seasons-of.ts';
import { career as text } from './text.ts';

type Props = { seasons: readonly CareerSeason[]; gender: Gender };

/** PLAYER-01: appearances and goals by season. The numbers are the table, the bars are drawn next to them. */
export function CareerChart({ seasons, gender }: Props) {
  const most = Math.max(1, ...seasons.map(({ appearances, goals }) => Math.max(appearances, goals)));
  return (
    <section className={styles.chart}>
      <h2>{text.title}</h2>
      <table>
        <caption className="srOnly">{text.caption[gender]}</caption>
        <thead>
          <tr>
            <th scope="col">{text.season}</th>
            <th scope="col" className={styles.appearances}>
              {text.appearances}
            </th>
            <th scope="col" className={styles.goals}>
              {text.goals}
            </th>
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ season, name, appearances, goals }) => (
            <tr key={season}>
              <th scope="row">
                <Ltr>{name}</Ltr>
              </th>
              <td>
                <Bar share={appearances / most} className={styles.appearancesBar} />
                {appearances}
              </td>
              <td>
                <Bar share={goals / most} className={styles.goalsBar} />
                {goals}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** From the right edge, where a line of Arabic begins. */
function Bar({ share, className }: { share: number; className: string | undefined }) {
  const percent = Math.round(share * 1_000) / 10;
  return (
    <svg className={styles.bar} height="12" aria-hidden="true">
      <rect className={className} x={`${100 - percent}%`} width={`${percent}%`} height="12" rx="3" />
    </svg>
  );
}
