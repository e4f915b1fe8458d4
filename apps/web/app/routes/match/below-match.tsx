import type { Match } from '@safira/contract/matches/matches';
import { MatchCorrections } from '../../features/corrections/match-corrections.tsx';
import { plainVersus } from '../../features/match/text.ts';
import { NewsAbout } from '../../features/news/news-about.tsx';
import { ReportRow } from '../../features/report-error/report-row.tsx';

/** What is below the match on its page. */
export function BelowMatch({ match: { apiId, teams } }: { match: Pick<Match, 'apiId' | 'teams'> }) {
  const { home, away } = teams;
  const name = plainVersus(home.name, away.name);
  return (
    <>
      <NewsAbout subject="match" id={apiId} />
      <ReportRow about={{ kind: 'match', id: apiId, name, teams: [home, away] }} />
      <MatchCorrections matchId={apiId} />
    </>
  );
}
