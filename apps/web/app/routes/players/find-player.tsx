import type { getCompetitionByApiId } from '@safira/contract/competitions/competitions';
import type { Answer } from '@safira/contract/endpoint';
import type { searchPlayers } from '@safira/contract/players/players';
import { plainLetters } from '@safira/arabic/letters/plain-letters';
import { data, redirect } from 'react-router';
import { errors, lacking, missingData } from '../../features/player/text.ts';
import { withQuery } from '../../lib/with-query.ts';
import { pageOf, type Failure } from '../../lib/load.ts';
import type { Page } from '../../lib/page.ts';
import type { Route } from './+types/find-player';

/** PLAYER-01, PLAYER-03: links without an id name the player and the league; the one found has a page of their own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const search = plainLetters(url.searchParams.get('search') ?? '');
  const league = url.searchParams.get('league') ?? '';
  const missing = [...(search ? [] : [lacking.search]), ...(league ? [] : [lacking.league])];
  if (missing.length > 0) throw failure(404, missingData(missing));
  const reading = await page.read(withQuery('/players/search', { search, league }));
  if (!reading.ok && reading.status !== 404) throw failure(reading.status, reading.message);
  const [found] = reading.ok ? (reading.body as Answer<typeof searchPlayers>).data : []; // checked by the API's tests
  if (found) return redirect(`/player/${found.player.id}`);
  throw failure(404, (await isCup(page, league)) ? errors.cupOnly : errors.notInLeague);
}

async function isCup({ read }: Page, league: string): Promise<boolean> {
  const reading = await read(`/competitions/by-api-id/${league}`);
  return reading.ok && (reading.body as Answer<typeof getCompetitionByApiId>).data.type === 'cup';
}

const failure = (status: number, message: string) => data({ message } satisfies Failure, { status });

export default function FindPlayer() {
  return null;
}
