import { timeText } from '@safira/arabic/formats/dates';
import { statusLabel } from '@safira/arabic/terms/status';
import type { Day, Match } from '@safira/contract/matches/matches';
import { sideBehind } from '@safira/football/matches/side-behind';
import { hasKnownTime, isLiveCode, statusGroup } from '@safira/football/matches/status';
import { MOST_IN_TICKER, tickerOf } from '@safira/football/live/ticker';
import { useState } from 'react';
import { MatchLink } from '../../football-ui/delegated-link.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { SpoilerSwitch } from './spoiler-switch.tsx';
import { atAGlance } from './text.ts';
import * as styles from './ticker.module.css';

/** OURS-03. `data-leagues`: without a favourite in it, it is hidden from the first paint. */
export function Ticker({ matches, day }: { matches: readonly Match[]; day: Day }) {
  const shown = useSteadyOrder(matches);
  if (shown.length === 0) return null;
  return (
    <section className={styles.ticker} aria-label={atAGlance} data-screen-only="" data-leagues="">
      <div className={`wrap ${styles.row}`}>
        <ul className={styles.list}>
          {shown.map((match) => (
            <li key={match.apiId} data-league={match.league.id}>
              <Item match={match} day={day} />
            </li>
          ))}
        </ul>
        <SpoilerSwitch />
      </div>
    </section>
  );
}

/** The order of the first rendering, with new matches at the end: a match that kicks off must not move the others. */
function useSteadyOrder(matches: readonly Match[]): Match[] {
  const now = tickerOf(matches);
  const [order] = useState(() => now.map(({ apiId }) => apiId));
  const byId = new Map(matches.map((match) => [match.apiId, match]));
  const kept = order.flatMap((id) => byId.get(id) ?? []);
  return [...kept, ...now.filter(({ apiId }) => !order.includes(apiId))].slice(0, MOST_IN_TICKER);
}

function Item({ match, day }: { match: Match; day: Day }) {
  const { apiId, status } = match;
  const behind = sideBehind(match);
  return (
    <MatchLink matchId={apiId} className={`${styles.item} ${isLiveCode(status.short) ? styles.live : ''}`}>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={behind === side ? `${styles.team} ${styles.behind}` : styles.team}>
          <bdi>{match.teams[side].name}</bdi>
          {match.goals[side] !== null && (
            <b>
              <span>{match.goals[side]}</span>
            </b>
          )}
        </span>
      ))}
      <span className={styles.status}>
        <When match={match} day={day} />
      </span>
    </MatchLink>
  );
}

/** The minute, a word, or the time of a match that has not begun. */
function When({ match: { date, status }, day }: { match: Match; day: Day }) {
  const at = wallTime(date, day.offsets);
  if (statusGroup(status.short) === 'scheduled' && at && hasKnownTime(status.short)) return timeText(at);
  const { badge, minute } = statusLabel(status);
  return minute ? <Ltr>{minute}</Ltr> : badge;
}
