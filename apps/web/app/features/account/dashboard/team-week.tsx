import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import type { Match } from '@safira/contract/matches/matches';
import { hasKnownTime } from '@safira/football/matches/status';
import { Link } from 'react-router';
import { Emblem } from '../../../football-ui/emblem.tsx';
import { wallTime } from '../../../lib/wall-time.ts';
import * as panel from '../panel.module.css';
import { Empty, Line, Panel } from '../panel.tsx';
import type { Times } from './match-row.tsx';
import { versus, week as text } from './text.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** OURS-40: the matches of the favourite teams in the coming seven days. */
export function TeamWeek({ next, times }: { next: readonly Match[]; times: Times }) {
  const end = new Date(Date.parse(`${times.today}T00:00:00Z`) + DAYS * DAY_MS).toISOString().slice(0, 10);
  const coming = next
    .map((match) => ({ match, at: wallTime(match.date, times.offsets) }))
    .filter(({ at }) => at && at.date < end);
  return (
    <Panel title={text.title}>
      {coming.length === 0 && <Empty text={text.none} />}
      {coming.map(({ match, at }) => (
        <Line
          key={match.apiId}
          picture={<Emblem competition={match.league} size={28} />}
          name={
            <Link className={panel.open} to={`/match/${match.apiId}`}>
              {versus(match.teams.home.name, match.teams.away.name)}
            </Link>
          }
          note={at && `${dayName(at.date)} ${dayMonth(at.date)}`}
          end={at && hasKnownTime(match.status.short) && <b>{timeText(at)}</b>}
        />
      ))}
    </Panel>
  );
}
