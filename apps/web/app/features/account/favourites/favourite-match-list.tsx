import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import type { FavouriteMatch, listFavourites } from '@safira/contract/accounts/favourites';
import type { Answer } from '@safira/contract/endpoint';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { wallTime } from '../../../lib/wall-time.ts';
import { memberCall } from '../../../state/session-calls.ts';
import * as button from '../../../ui/button.module.css';
import { dot, loading, notRead, retry } from '../member-text.ts';
import * as panel from '../panel.module.css';
import { Empty, Line, Panel } from '../panel.tsx';
import { matches as text, versus } from './text.ts';

type Props = { starOf: (id: number, name: string) => ReactNode };

/** HOME-04: the favourite matches are shown in Gulf time (UTC+4) whatever the reader's zone. */
const GULF = [{ from: '1970-01-01T00:00:00Z', minutes: 240 }];

/** AUTH-09: the favourite matches, the next kick-off last. */
export function FavouriteMatchList({ starOf }: Props) {
  const matches = useAsyncData({
    key: 'all',
    load: async () => (await memberCall<Answer<typeof listFavourites>>('/users/favorites')).data.matches,
  });
  const count = matches.state === 'loaded' ? matches.value.length : undefined;
  return (
    <Panel title={text.title} end={Boolean(count) && text.inGulfTime}>
      {matches.state === 'loading' && <Empty text={loading} />}
      {matches.state === 'failed' && (
        <Empty text={notRead}>
          <button type="button" className={button.quiet} onClick={matches.retry}>
            {retry}
          </button>
        </Empty>
      )}
      {count === 0 && (
        <Empty text={text.none}>
          <Link className={button.primary} to="/">
            {text.choose}
          </Link>
        </Empty>
      )}
      {matches.state === 'loaded' &&
        matches.value
          .toSorted((a, b) => b.matchDate.localeCompare(a.matchDate))
          .map((match) => <MatchLine key={match.matchId} match={match} star={starOf} />)}
    </Panel>
  );
}

function MatchLine({ match, star }: { match: FavouriteMatch; star: Props['starOf'] }) {
  const name = versus(match.homeTeam, match.awayTeam);
  const at = wallTime(match.matchDate, GULF);
  return (
    <Line
      name={
        <Link className={panel.open} to={`/match/${match.matchId}`}>
          {name}
        </Link>
      }
      note={
        <>
          <bdi>{match.competitionName}</bdi>
          {at && (
            <time dateTime={match.matchDate}>
              {dot}
              {dayName(at.date)} {dayMonth(at.date)}
              {dot}
              {timeText(at)}
            </time>
          )}
        </>
      }
      end={star(match.matchId, name)}
    />
  );
}
