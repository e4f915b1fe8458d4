import type { PlayerNumbers, Position } from '@safira/football/observed/records';

/** All facts of a match by name. A null and a missing entry mean the same. */
export type Facts = Map<string, Value>;
type Value = string | number | boolean | null;

export const SIDES = ['home', 'away'] as const;
export const BLOCKS = ['halftime', 'fulltime', 'extratime', 'penalty'] as const;

export type EventFact = {
  elapsed: number;
  extra: number | null;
  type: string;
  detail: string;
  side: string;
  player: number | null;
  assist: number | null;
  comments: string | null;
};

/** Numbers the events in the given order. */
export function addEvents(facts: Facts, events: readonly EventFact[]): void {
  for (const [index, event] of events.entries()) {
    const { elapsed, extra, type, detail, side, player, assist, comments } = event;
    const minute = extra === null ? String(elapsed) : `${elapsed}+${extra}`;
    const people = `${player ?? 'none'}, ${assist ?? 'none'}`;
    facts.set(`event ${index + 1}`, `${minute} ${side} ${type}: ${detail} (${people}) ${comments ?? '–'}`);
  }
}

export type LineupFact = {
  formation: string | null;
  coachId: number | null;
  starters: readonly (Shirt & { grid: string | null })[];
  substitutes: readonly Shirt[];
};
type Shirt = { id: number | null; number: number | null };

export function addLineup(facts: Facts, side: string, lineup: LineupFact): void {
  facts.set(`${side} formation`, lineup.formation);
  facts.set(`${side} coach`, lineup.coachId);
  for (const [index, { id, number, grid }] of lineup.starters.entries())
    facts.set(`${side} starter ${index + 1}`, `${id} with number ${number} at ${grid}`);
  for (const [index, { id, number }] of lineup.substitutes.entries())
    facts.set(`${side} substitute ${index + 1}`, `${id} with number ${number}`);
}

export type PlayerFact = {
  id: number;
  numbers: PlayerNumbers;
  /** The facts that have a column of their own. */
  columns: {
    team: number;
    minutes: number | null;
    goals: number;
    assists: number;
    yellow: number;
    yellowred: number;
    red: number;
    rating: number | null;
    number: number | null;
    position: Position | null;
    captain: boolean;
    substitute: boolean;
  };
};

export function addPlayer(facts: Facts, { id, numbers, columns }: PlayerFact): void {
  const add = (name: string, value: Value) => void facts.set(`player ${id} ${name}`, value);
  for (const [name, value] of Object.entries(columns)) add(name, value);
  const { offsides, shots, goals, passes, tackles, duels, dribbles, fouls, cards, penalty } = numbers;
  add('offsides', offsides);
  const groups = { shots, goals, passes, tackles, duels, dribbles, fouls, cards, penalty };
  for (const [group, counters] of Object.entries(groups))
    for (const [name, value] of Object.entries(counters)) add(`${group} ${name}`, value);
}
