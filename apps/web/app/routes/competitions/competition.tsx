import { Suspense, type ComponentProps } from 'react';
import { CompetitionHero } from '../../features/competition/competition-hero.tsx';
import { SeasonMenu } from '../../features/competition/season-menu.tsx';
import { matchesSyncing } from '../../features/competition/text.ts';
import { useStandings } from '../../features/live/use-standings.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { PartStates } from '../../ui/part-states.tsx';
import type { Route } from './+types/competition';
import { type LoadedCompetition, loadCompetition } from './competition-loader.ts';
import { describeCompetition } from './competition-meta.ts';
import * as styles from './competition.module.css';

// Rendered on the server; they hydrate after the hero.
const StandingsTab = lazyComponent(
  () => import('../../features/competition/standings-tab.tsx'),
  'StandingsTab',
);
const LiveBracket = lazyComponent(() => import('./live-bracket.tsx'), 'LiveBracket');
const LiveMatches = lazyComponent(() => import('./live-matches.tsx'), 'LiveMatches');
const LeadersTab = lazyComponent(() => import('../../features/competition/leaders-tab.tsx'), 'LeadersTab');

const SeasonTab = lazyComponent(() => import('../../features/competition/season-tab.tsx'), 'SeasonTab');
// Below what the page is about.
const NewsAbout = lazyComponent(() => import('../../features/news/news-about.tsx'), 'NewsAbout');

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadCompetition({ context, params, url });

export const meta = ({ loaderData }: Route.MetaArgs) => describeCompetition(loaderData);

/** COMP-01, COMP-02 */
export default function CompetitionRoute({ loaderData }: Route.ComponentProps) {
  const { competition, query, seasons, season, seasonName, tabs, content, zone } = loaderData;
  const hero = (
    <CompetitionHero competition={competition} query={query} seasonName={seasonName} tabs={tabs}>
      {seasons.length > 1 && (
        <SeasonMenu id={competition.id} seasons={seasons} season={season} query={query} />
      )}
    </CompetitionHero>
  );
  return (
    <Shell zone={zone} hero={hero}>
      {/* The match centre links to `#standings`. */}
      <div id={content.tab} className={styles.content}>
        <Suspense>
          <Content {...loaderData} />
          {content.tab === 'standings' && <NewsAbout subject="competition" id={competition.id} />}
        </Suspense>
      </div>
    </Shell>
  );
}

function Content({ competition, query, content, siteUrl }: LoadedCompetition) {
  switch (content.tab) {
    case 'standings':
      return (
        <PartStates part={content.part}>
          {(standings) => <LiveStandings competition={competition} standings={standings} query={query} />}
        </PartStates>
      );
    case 'bracket': {
      const { part, offsets } = content;
      return (
        <PartStates part={part} syncingText={matchesSyncing}>
          {(bracket) => (
            <LiveBracket competition={competition} bracket={bracket} offsets={offsets} query={query} />
          )}
        </PartStates>
      );
    }
    case 'matches': {
      const { part, ...rest } = content;
      return (
        <PartStates part={part} syncingText={matchesSyncing}>
          {(found) => (
            <LiveMatches competition={competition} found={found} query={query} siteUrl={siteUrl} {...rest} />
          )}
        </PartStates>
      );
    }
    case 'leaders':
      return (
        <PartStates part={content.part}>
          {(leaders) => <LeadersTab competition={competition} leaders={leaders} query={query} />}
        </PartStates>
      );
    case 'season':
      return (
        <PartStates part={content.part}>
          {(figures) => <SeasonTab competition={competition} figures={figures} query={query} />}
        </PartStates>
      );
  }
}

/** OURS-06: the table moves with the goals. */
function LiveStandings(props: ComponentProps<typeof StandingsTab>) {
  const { standings, age } = useStandings({
    competitionId: props.competition.id,
    standings: props.standings,
    isCurrent: props.query.season === undefined,
  });
  return <StandingsTab {...props} standings={standings} staleAt={age?.at} />;
}
