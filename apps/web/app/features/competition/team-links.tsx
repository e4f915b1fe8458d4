import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import * as chips from '../../ui/chip.module.css';
import { CloseIcon } from '../../ui/icons.tsx';
import type { PageQuery } from './address.ts';
import * as styles from './matches-tab.module.css';
import { teamFilter as text } from './text.ts';

export type FilterTeam = { id: number; name: string; originalName: string; logo: string | null };

type Props = {
  teams: readonly FilterTeam[];
  chosen: readonly number[];
  addressWith: (change: Partial<PageQuery>) => string;
};

/** COMP-04: each link adds its team to the chosen ones or takes it off. */
export function TeamLinks({ teams, chosen, addressWith }: Props) {
  if (teams.length === 0) return null;
  return (
    <section className={styles.teamPanel} data-screen-only="">
      <div className={styles.teamHead}>
        <h2>{text.title}</h2>
        {chosen.length > 0 && (
          <>
            <span className={styles.chosen}>{text.chosen(chosen.length)}</span>
            <Link className={styles.clear} to={addressWith({ teams: [] })} preventScrollReset>
              <CloseIcon small />
              {text.clear}
            </Link>
          </>
        )}
      </div>
      <ul className={styles.teams}>
        {teams.map((team) => {
          const isChosen = chosen.includes(team.id);
          const after = isChosen ? chosen.filter((id) => id !== team.id) : [...chosen, team.id];
          return (
            <li key={team.id}>
              <Link
                className={chips.chip}
                to={addressWith({ teams: after })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
              >
                <Crest team={team} size={28} />
                <bdi>{team.name}</bdi>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
