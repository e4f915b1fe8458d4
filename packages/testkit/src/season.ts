import { nationalTeam } from '@safira/arabic/names/countries';
import { genderOf } from '@safira/arabic/terms/gender';
import { roundTitle } from '@safira/arabic/terms/rounds';
import { translate } from '@safira/arabic/names/translate';
import type { Outcome } from '@safira/football/teams/form';
import type { BySide, MatchRecord, Side, Team } from '@safira/reports/record';
import type { Fixture, MatchNow, Team as SimulatedTeam } from '../../../apps/simulator/src/world/model.ts';
import { makeWorld } from '../../../apps/simulator/src/world/world.ts';

export const SIDES = ['home', 'away'] as const;

/** All matches from July of a year on, and those that were played to their end, in the order of kick-off. */
export function playedSeasons({ seed, from, to }: { seed: number; from: number; to: number }) {
  const world = makeWorld({ seed, mode: 'calendar', isQuiet: false });
  const moment = { now: Date.UTC(to + 1, 7, 1), interventions: () => [] }; // all of it has been played
  const fixtures = world.fixtures({ from: Date.UTC(from, 6, 1), to: moment.now }, moment.now);
  return { fixtures, matches: fixtures.map((fixture) => world.match(fixture, moment)).filter(isFinished) };
}

const isFinished = ({ phase }: MatchNow) => phase === 'FT' || phase === 'AET' || phase === 'PEN';
export const hasTable = ({ competition, group }: Fixture) => competition.type === 'League' && group === null;
export const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ home: of('home'), away: of('away') });

/** A row of a table. */
export type Row = { points: number; difference: number; scored: number; outcomes: Outcome[] };
export type Table = Map<number, Row>;

export function addResult(table: Table, { fixture, goals }: MatchNow, side: Side): void {
  const other = side === 'home' ? 'away' : 'home';
  const row = table.get(fixture[side].id) ?? { points: 0, difference: 0, scored: 0, outcomes: [] };
  table.set(fixture[side].id, row);
  const margin = goals![side] - goals![other];
  row.points += margin > 0 ? 3 : margin === 0 ? 1 : 0;
  row.difference += margin;
  row.scored += goals![side];
  row.outcomes.push(margin > 0 ? 'W' : margin === 0 ? 'D' : 'L');
}

/** The ids of the teams, the first of the table first. */
export const orderOf = (table: Table): number[] =>
  [...table]
    .toSorted(([, a], [, b]) => b.points - a.points || b.difference - a.difference || b.scored - a.scored)
    .map(([id]) => id);

export function placesIn(table: Table, fixture: Fixture): BySide<number> {
  const order = orderOf(table);
  return bySide((side) => order.indexOf(fixture[side].id) + 1);
}

export function teamOf({ id, name, country, isNational }: SimulatedTeam): Team {
  const arabic = isNational ? (nationalTeam(name) ?? name) : translate('club', name, country).text;
  return { id, name: arabic, isNational, gender: genderOf({ name: arabic, originalName: name }) };
}

/** What every record says of a match. */
export const factsOf = (
  fixture: Fixture,
): Pick<MatchRecord, 'id' | 'competition' | 'round' | 'venue' | 'teams'> => ({
  id: fixture.id,
  competition: {
    id: fixture.competition.id,
    name: translate('competition', fixture.competition.name, fixture.competition.country.name).text,
  },
  round: roundTitle(fixture.round),
  venue: fixture.ground && translate('stadium', fixture.ground.name).text,
  teams: bySide((side) => teamOf(fixture[side])),
});
