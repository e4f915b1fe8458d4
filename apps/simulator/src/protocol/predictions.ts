import type { WirePrediction } from '@safira/provider/wire/predictions';
import type { Fixture, MatchNow, Team } from '../world/model.ts';
import { fixtureItem } from './fixture-item.ts';
import { leagueName, teamName } from './names.ts';
import type { Answer, RequestQuery } from './request-query.ts';
import { adviceOf, estimateOf } from './records/estimate.ts';
import { settledMatches } from './records/season-matches.ts';
import { outingsOf, teamSeason, type Outing } from './records/team-season.ts';

const LAST = 5;
/** This many goals in five matches count as 100%. */
const FULL_ATTACK = 15;

/** API-01: the prediction of a match, based on what was known before it began. */
export function listPredictions(request: RequestQuery): Answer {
  const { world, moment, query } = request;
  const fixture = world.findFixture(Number(query.fixture), moment.now);
  if (!fixture?.competition.coverage.predictions) return { items: [] };
  if (world.scripts.at(fixture.id, moment.now)?.script.predictions === 'none') return { items: [] };
  return { items: [predictionOf(request, fixture)] };
}

function predictionOf(request: RequestQuery, fixture: Fixture): WirePrediction {
  const { world, moment, media } = request;
  const { competition, season, home, away } = fixture;
  const until = Math.min(moment.now, world.match(fixture, moment).kickoff);
  const outings = (team: Team) =>
    outingsOf(settledMatches(request, { competition: competition.id, season, team: team.id }, until), team);
  const both = { home: outings(home), away: outings(away) };
  const headToHead = settledMatches(request, { team: home.id }, until).filter(
    ({ fixture: { home: h, away: a } }) => h.id === away.id || a.id === away.id,
  );
  const estimate = estimateOf(fixture);
  return {
    predictions: adviceOf(fixture, estimate),
    league: leagueName(media, competition, season),
    teams: {
      home: { ...teamName(media, home), last_5: lastOf(both.home), league: teamSeason(both.home) },
      away: { ...teamName(media, away), last_5: lastOf(both.away), league: teamSeason(both.away) },
    },
    comparison: comparisonOf(both, outingsOf(headToHead, home), estimate),
    h2h: headToHead.toReversed().map((match: MatchNow) => fixtureItem(match, request)),
  };
}

const points = { W: 3, D: 1, L: 0 };
const sum = (outings: readonly Outing[], worth: (outing: Outing) => number) =>
  outings.reduce((total, outing) => total + worth(outing), 0);
const formOf = (outings: readonly Outing[]) => sum(outings, ({ letter }) => points[letter]);
const scoredBy = (outings: readonly Outing[]) => sum(outings, ({ scored }) => scored);
const concededBy = (outings: readonly Outing[]) => sum(outings, ({ conceded }) => conceded);

function lastOf(outings: readonly Outing[]) {
  const last = outings.slice(-LAST);
  const [scored, conceded] = [scoredBy(last), concededBy(last)];
  const average = (goals: number) => (last.length ? goals / last.length : 0).toFixed(1);
  const share = (part: number) => `${Math.round(Math.min(1, Math.max(0, part)) * 100)}%`;
  return {
    played: last.length,
    form: share(formOf(last) / (3 * Math.max(1, last.length))),
    att: share(scored / FULL_ATTACK),
    def: share(last.length ? 1 - conceded / FULL_ATTACK : 0),
    goals: {
      for: { total: scored, average: average(scored) },
      against: { total: conceded, average: average(conceded) },
    },
  };
}

type Both = Record<'home' | 'away', readonly Outing[]>;

function comparisonOf(both: Both, headToHead: readonly Outing[], odds: { home: number; away: number }) {
  const [home, away] = [both.home.slice(-LAST), both.away.slice(-LAST)];
  const shares = {
    form: shareOf(formOf(home), formOf(away)),
    att: shareOf(scoredBy(home), scoredBy(away)),
    def: shareOf(concededBy(away), concededBy(home)),
    poisson_distribution: shareOf(odds.home, odds.away),
    h2h: shareOf(
      formOf(headToHead),
      sum(headToHead, ({ letter }) => points[letter === 'W' ? 'L' : letter === 'L' ? 'W' : 'D']),
    ),
    goals: shareOf(scoredBy(headToHead), concededBy(headToHead)),
  };
  const all = Object.values(shares);
  const total = all.reduce((part, share) => part + share, 0) / all.length;
  return Object.fromEntries(
    Object.entries({ ...shares, total }).map(([name, share]) => {
      const digits = name === 'total' ? 1 : 0;
      const ours = Number((share * 100).toFixed(digits));
      return [name, { home: `${ours.toFixed(digits)}%`, away: `${(100 - ours).toFixed(digits)}%` }];
    }),
  );
}

/** One half where there is nothing to compare. */
const shareOf = (ours: number, theirs: number): number => (ours + theirs > 0 ? ours / (ours + theirs) : 0.5);
