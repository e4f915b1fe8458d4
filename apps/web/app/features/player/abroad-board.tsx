import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import { genderOf } from '@safira/arabic/terms/gender';
import { count } from '@safira/arabic/nouns/plurals';
import { positionLabel } from '@safira/arabic/terms/positions';
import type { Day, Match } from '@safira/contract/matches/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import { Link } from 'react-router';
import { CardMark } from '../../football-ui/marks.tsx';
import { Rating } from '../../football-ui/rating.tsx';
import { Score } from '../../football-ui/score.tsx';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { StatusBadge } from '../../football-ui/status-badge.tsx';
import { versus } from '../../football-ui/match-line-text.ts';
import { wallTime } from '../../lib/wall-time.ts';
import * as styles from './abroad-board.module.css';
import * as text from './abroad-text.ts';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';

type Props = { players: readonly PlayerAbroad[]; matches: readonly Match[]; offsets: Day['offsets'] };
type Row = { abroad: PlayerAbroad; match: Match };

/** OURS-15: the players of a day in three tables: on the pitch now, finished, to come. */
export function AbroadBoard({ players, matches, offsets }: Props) {
  const byId = new Map(matches.map((match) => [match.apiId, match]));
  const rows = players.flatMap((abroad) => {
    const match = byId.get(abroad.matchId);
    return match ? [{ abroad, match }] : [];
  });
  const bySection = Map.groupBy(rows, ({ match }) => sectionOf(match));
  return (['live', 'finished', 'toCome'] as const).map((section) => {
    const listed = bySection.get(section);
    return listed && <Table key={section} section={section} rows={listed} offsets={offsets} />;
  });
}

function sectionOf({ status }: Match): text.Section {
  const group = statusGroup(status.short);
  if (group === 'live') return 'live';
  return group === 'result' ? 'finished' : 'toCome';
}

type TableProps = { section: text.Section; rows: readonly Row[]; offsets: Day['offsets'] };

function Table({ section, rows, offsets }: TableProps) {
  const { columns } = text;
  return (
    <section className={styles.section}>
      <h2 id={`abroad-${section}`}>{text.sections[section]}</h2>
      <table aria-labelledby={`abroad-${section}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.start}>
              {columns.player}
            </th>
            <th scope="col" className={styles.wide}>
              {columns.role}
            </th>
            <th scope="col">{columns.minutes}</th>
            <th scope="col">{columns.goals}</th>
            <th scope="col" className={styles.wide}>
              {columns.assists}
            </th>
            <th scope="col">{columns.cards}</th>
            <th scope="col">{columns.rating}</th>
            <th scope="col" className={styles.wide}>
              {columns.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlayerRow key={`${row.match.apiId} ${row.abroad.player.id}`} row={row} offsets={offsets} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PlayerRow({ row: { abroad, match }, offsets }: { row: Row; offsets: Day['offsets'] }) {
  const { player, country, team, appearance, position } = abroad;
  return (
    <tr>
      <th scope="row" className={styles.start}>
        <Link className={styles.who} to={`/player/${player.id}`}>
          <PlayerPicture player={player} team={team} number={abroad.number} size={38} />
          <span>
            <bdi className={styles.name}>{player.name}</bdi>
            <small>
              {country.name}
              {position && `${text.separator}${positionLabel(position, genderOf(team))}`}
            </small>
          </span>
        </Link>
        <MatchCell match={match} offsets={offsets} />
      </th>
      <td className={styles.wide}>
        <span className={styles.role}>{roleOf(appearance)}</span>
      </td>
      <td>{appearance?.minutes ?? text.unknown}</td>
      <td>
        {appearance ? (
          <SpoilerGate matchId={match.apiId} instead={text.unknown}>
            <b className={appearance.goals > 0 ? styles.scored : undefined}>{appearance.goals}</b>
          </SpoilerGate>
        ) : (
          text.unknown
        )}
      </td>
      <td className={styles.wide}>{appearance?.assists ?? text.unknown}</td>
      <td>{appearance ? <Cards yellow={appearance.yellow} red={appearance.red} /> : text.unknown}</td>
      <td>
        {appearance === null || appearance.rating === null ? (
          text.unknown
        ) : (
          <Rating value={appearance.rating} />
        )}
      </td>
      <td className={styles.wide}>
        <NextMatch abroad={abroad} offsets={offsets} />
      </td>
    </tr>
  );
}

function roleOf(appearance: PlayerAbroad['appearance']): string {
  if (!appearance) return text.roles.unknown;
  if (!appearance.isSubstitute) return text.roles.starter;
  return appearance.minutes === null ? text.roles.bench : text.roles.substitute;
}

/** Home on the right. */
function MatchCell({ match, offsets }: { match: Match; offsets: Day['offsets'] }) {
  const { teams, status, apiId } = match;
  const at = wallTime(match.date, offsets);
  const group = statusGroup(status.short);
  const isToCome = group === 'scheduled' && hasKnownTime(status.short);
  return (
    <span className={styles.match}>
      <Link
        className={styles.open}
        to={`/match/${apiId}`}
        aria-label={versus(teams.home.name, teams.away.name)}
      />
      <bdi>{teams.home.name}</bdi>
      <span className={styles.score}>{isToCome && at ? timeText(at) : <Score match={match} />}</span>
      <bdi>{teams.away.name}</bdi>
      {!isToCome && group !== 'result' && <StatusBadge status={status} />}
    </span>
  );
}

function Cards({ yellow, red }: { yellow: number; red: number }) {
  if (yellow + red === 0) return <>0</>;
  return (
    <span className={styles.cards}>
      {yellow > 0 && <CardMark colour="yellow" size={16} />}
      {red > 0 && <CardMark colour="red" size={16} />}
      <span className="srOnly">
        {yellow > 0 && count(yellow, text.yellow)} {red > 0 && count(red, text.red)}
      </span>
    </span>
  );
}

function NextMatch({
  abroad: { next, matchId },
  offsets,
}: {
  abroad: PlayerAbroad;
  offsets: Day['offsets'];
}) {
  const at = next && wallTime(next.date, offsets);
  if (!next || !at || next.matchId === matchId) return <>{text.unknown}</>;
  return (
    <Link className={styles.next} to={`/match/${next.matchId}`}>
      <bdi>{text.against(next.opponent.name)}</bdi>
      <small>
        {dayName(at.date)} {dayMonth(at.date)}
      </small>
    </Link>
  );
}
