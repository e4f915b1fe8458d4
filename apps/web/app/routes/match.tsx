import { offsetsBetween } from '@safira/football/days';
import { data, Link } from 'react-router';
import { useMatch } from '../features/live/use-match.ts';
import { MatchSummary } from '../features/match/match-summary.tsx';
import { allMatches, description, versus } from '../features/match/text.ts';
import { matchPath, type MatchAnswer } from '../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../lib/load.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Shell } from '../ui/shell.tsx';
import { brand, errors } from '../ui/text.ts';
import type { Route } from './+types/match';
import styles from './match.module.css';

const DAY_MS = 86_400_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageOf(context);
  if (!/^[1-9]\d{0,9}$/.test(params.id)) {
    throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  }
  const { data: match, seq } = bodyOf<MatchAnswer>(await page.read(matchPath(Number(params.id))));
  return {
    match,
    seq,
    zone: { timezone: page.zone.name, offsets: offsetsAround(page.zone.name, match.date) },
  };
}

/** The zone's clock around the kick-off, with room for a new date. */
function offsetsAround(zone: string, date: string) {
  const kickOff = Date.parse(date);
  const span = { from: kickOff - 7 * DAY_MS, to: kickOff + 60 * DAY_MS };
  return offsetsBetween(zone, span).map(({ from, minutes }) => ({
    from: new Date(from).toISOString(),
    minutes,
  }));
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded) return [{ title: brand }];
  const home = loaded.match.teams.home.name;
  const away = loaded.match.teams.away.name;
  return [
    { title: `${versus(home, away)} · ${brand}` },
    { name: 'description', content: description({ home, away, competition: loaded.match.league.name }) },
  ];
}

/** DLG-17: the match by its own address. */
export default function MatchRoute({ loaderData }: Route.ComponentProps) {
  const match = useMatch(loaderData);
  return (
    <Shell zone={loaderData.zone.timezone}>
      <Link className={styles.back} to="/">
        {allMatches}
      </Link>
      <div className={styles.page}>
        <MatchSummary match={match} zone={loaderData.zone} level={1} />
      </div>
      <Announcer />
    </Shell>
  );
}
