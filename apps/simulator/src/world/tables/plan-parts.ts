import type { CupRound, RoundDate, Slot, ZoneText } from '../calendar/plan.ts';
import type { Competition, Country, Coverage, Rates, Venue } from '../model.ts';

export const world: Country = { name: 'World', code: null, flag: null };
export const country = (name: string, code: string): Country => ({
  name,
  code,
  flag: `https://media.api-sports.io/flags/${code.toLowerCase()}.svg`,
});

export const all: Coverage = {
  events: true,
  lineups: true,
  statistics: true,
  playerStatistics: true,
  standings: true,
  players: true,
  topScorers: true,
  injuries: true,
  predictions: true,
};
export const allButInjuries: Coverage = { ...all, injuries: false };

export const rates = (home: number, away: number, rest: readonly [number, number, number, number]): Rates => {
  const [yellows, reds, fouls, corners] = rest;
  return { home, away, yellows, reds, fouls, corners };
};

export const venue = (name: string, city: string, capacity: number | null): Venue => ({
  id: null,
  name,
  city,
  address: null,
  capacity,
  surface: 'grass',
});

export const zone = (from: number, to: number, text: string): ZoneText => ({ from, to, text });

export const each = (weeks: readonly number[], slots: readonly Slot[]): RoundDate[] =>
  weeks.map((week) => ({ week, slots }));

export const twoLegs = (
  round: string,
  weeks: readonly [number, number],
  slots: readonly Slot[],
): CupRound => ({
  round,
  weeks,
  legs: 2,
  slots,
  decision: 'extra-time',
});
export const oneLeg = (round: string, weeks: readonly number[], slots: readonly Slot[]): CupRound => ({
  round,
  weeks,
  legs: 1,
  slots,
  decision: 'extra-time',
});
export const toPenalties = (round: string, weeks: readonly number[], slots: readonly Slot[]): CupRound => ({
  ...oneLeg(round, weeks, slots),
  decision: 'penalties',
});

export const none = { labelOffset: 0, tieRule: 'goal-difference', zones: {}, neutralVenues: [] } as const;

export const competition = (
  id: number,
  name: string,
  rest: Omit<Competition, 'id' | 'name'>,
): Competition => ({
  id,
  name,
  ...rest,
});
