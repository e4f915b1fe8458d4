import { tabs } from '../../features/competition/address.ts';
import { CompetitionHero } from '../../features/competition/competition-hero.tsx';
import { StandingsTab } from '../../features/competition/standings-tab.tsx';
import { Shell } from '../../shell/shell.tsx';
import { PartStates } from '../../ui/part-states.tsx';
import type { Route } from './+types/competition';
import { loadCompetition } from './competition-loader.ts';
import { describeCompetition } from './competition-meta.ts';
import * as styles from './competition.module.css';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCompetition({ context, params, url });

export const meta = ({ loaderData }: Route.MetaArgs) => describeCompetition(loaderData);

/** COMP-01, COMP-02 */
export default function CompetitionRoute({ loaderData }: Route.ComponentProps) {
  const { competition, query, seasonName, content, zone } = loaderData;
  const hero = (
    <CompetitionHero competition={competition} query={query} seasonName={seasonName} tabs={tabs} />
  );
  return (
    <Shell zone={zone} hero={hero}>
      {/* The match centre links to `#standings`. */}
      <div id={content.tab} className={styles.content}>
        <PartStates part={content.part}>
          {(standings) => <StandingsTab competition={competition} standings={standings} query={query} />}
        </PartStates>
      </div>
    </Shell>
  );
}
