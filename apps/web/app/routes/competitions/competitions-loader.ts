import { isArabCountry, isEuropeanCountry } from '@safira/arabic/names/countries';
import type { Answer } from '@safira/contract/endpoint';
import type { getLiveMatches } from '@safira/contract/matches/matches';
import { isCup, isOfNations } from '@safira/football/competitions/competition-kind';
import type { RouterContextProvider } from 'react-router';
import type { Region } from '../../features/competition/competition-list.tsx';
import { type CompetitionsAnswer, competitionsPath } from '../../lib/api.ts';
import { bodyOf, pageOf } from '../../lib/load.ts';
import type { Reading } from '../../lib/page.ts';

/** The competitions we follow, by region, each with the number of its matches that are being played. */
export async function loadCompetitions({ context }: { context: Readonly<RouterContextProvider> }) {
  const page = pageOf(context);
  const [list, live] = await Promise.all([page.read(competitionsPath), page.read('/matches/live')]);
  const counts = countsOf(live);
  const { data } = bodyOf<CompetitionsAnswer>(list);
  const competitions = data.map(({ id, name, originalName, country, countryName, logo }) => ({
    id,
    name,
    originalName,
    country,
    countryName,
    logo,
    live: counts.get(id) ?? 0,
    isCup: isCup({ name }),
    isOfNations: isOfNations({ originalName, country }),
  }));
  const byRegion = Map.groupBy(competitions, ({ country }) => regionOf(country));
  const regions = order.flatMap((region) => {
    const found = byRegion.get(region);
    return found ? [{ region, competitions: found }] : [];
  });
  return { regions, siteUrl: page.siteUrl, zone: page.zone.name };
}

const order: readonly Region[] = ['arab', 'europe', 'world', 'others'];

function regionOf(country: string): Region {
  if (isArabCountry(country)) return 'arab';
  if (isEuropeanCountry(country)) return 'europe';
  return country === 'World' ? 'world' : 'others';
}

/** Without the live matches the list is still whole. */
function countsOf(reading: Reading): ReadonlyMap<number, number> {
  if (!reading.ok) return new Map();
  const { data } = bodyOf<Answer<typeof getLiveMatches>>(reading);
  const byLeague = Map.groupBy(data, ({ league }) => league.id);
  return new Map([...byLeague].map(([id, matches]) => [id, matches.length]));
}
