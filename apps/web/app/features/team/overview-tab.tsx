import { grouped } from '@safira/arabic/formats/numbers';
import type { Day, Match } from '@safira/contract/matches/matches';
import type { Team } from '@safira/contract/teams/teams';
import { Link } from 'react-router';
import { FormLetters, latestResults } from '../../football-ui/form-letters.tsx';
import { MatchLine } from '../../football-ui/match-line.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { tabAddress } from './addresses.ts';
import { Code } from './code.tsx';
import { FactList } from './fact-list.tsx';
import { LeaguePlace, type Place } from './league-place.tsx';
import { NextMatch } from './next-match.tsx';
import { Panel } from './panel.tsx';
import { SeasonFigures, type Figures } from './season-figures.tsx';
import * as styles from './team-page.module.css';
import * as text from './text.ts';

/** What the overview shows besides the facts; what could not be read is absent. */
export type Overview = {
  /** In Arabic, made by the loader. */
  surface?: string | undefined;
  live?: Match | undefined;
  next?: Match | undefined;
  place?: Place | undefined;
  figures?: Figures | undefined;
};

type Props = { team: Team; overview: Overview; offsets: Day['offsets'] };

/** TEAM-02: what is next, how the season goes, and the facts. */
export function OverviewTab({ team, overview: { live, next, place, figures, surface }, offsets }: Props) {
  const results = latestResults(figures?.form ?? '');
  return (
    <div className={styles.panels}>
      {live && (
        <Panel title={text.playingNow} end={<bdi>{live.league.name}</bdi>} isWide>
          <ul>
            <MatchLine match={live} offsets={offsets} />
          </ul>
        </Panel>
      )}
      {next && (
        <NextMatch match={next} offsets={offsets} all={tabAddress(team, 'matches', { when: 'coming' })} />
      )}
      {place && <LeaguePlace place={place} />}
      {results.length > 0 && figures && (
        <Panel
          title={text.form}
          end={<Link to={tabAddress(team, 'matches', { league: figures.league })}>{text.allMatches}</Link>}
        >
          <FormLetters results={results} />
          <p className={styles.note}>{text.newestLeft}</p>
        </Panel>
      )}
      <ClubFacts team={team} />
      <VenueFacts venue={team.venue} surface={surface} />
      {figures && figures.fixtures.played.total > 0 && <SeasonFigures figures={figures} />}
    </div>
  );
}

function ClubFacts({ team: { code, founded, national } }: { team: Team }) {
  return (
    <Panel title={national ? text.nationalTeam : text.club}>
      <FactList
        facts={[
          [text.facts.code, code ? <Code key="code">{code}</Code> : text.unknown],
          [text.facts.founded, founded ?? text.unknown],
          [text.facts.national, national === null ? text.unknown : national ? text.yes : text.no],
        ]}
      />
    </Panel>
  );
}

function VenueFacts({ venue, surface }: Pick<Team, 'venue'> & Pick<Overview, 'surface'>) {
  return (
    <Panel title={text.venue}>
      {venue ? (
        <FactList
          facts={[
            [text.venueFacts.name, <bdi key="name">{venue.name}</bdi>],
            [text.venueFacts.city, venue.city ? <bdi key="city">{venue.city}</bdi> : text.unknown],
            [
              text.venueFacts.capacity,
              venue.capacity === null ? text.unknown : <Ltr key="capacity">{grouped(venue.capacity)}</Ltr>,
            ],
            [text.venueFacts.surface, surface ?? text.unknown],
          ]}
        />
      ) : (
        <p>{text.noVenue}</p>
      )}
    </Panel>
  );
}
