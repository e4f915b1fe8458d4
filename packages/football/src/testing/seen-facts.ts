import type { MatchEvent } from '@safira/contract/matches/matches';
import { type FactCorrection, type LoggedFacts, seeFacts, type SeenFacts } from '../matches/seen-facts.ts';

export const KICKOFF = '2026-11-21T18:00:00.000Z';
const HOUR_MS = 3_600_000;
export const HOME = 11;
const none = { home: null, away: null };

export type Shown = Partial<Omit<LoggedFacts, 'goals'>> & { goals?: [number | null, number | null] };

const facts = ({ goals, ...shown }: Shown): LoggedFacts => ({
  kickoff: KICKOFF,
  isTimeConfirmed: true,
  status: 'NS',
  goals: goals ? { home: goals[0], away: goals[1] } : none,
  penalties: none,
  homeId: HOME,
  at: '2026-11-21T18:30:00.000Z',
  ...shown,
});

/** The corrections after each of these states, with the clock `hours` after the kick-off. */
export function corrections(states: readonly Shown[], hours = 1): FactCorrection[] {
  let seen: SeenFacts | undefined;
  const found: FactCorrection[] = [];
  for (const state of states) {
    const result = seeFacts(seen, facts(state), Date.parse(KICKOFF) + hours * HOUR_MS);
    seen = result.seen;
    found.push(...result.corrections);
  }
  return found;
}

export const score = (home: number, away: number, penalties: [number, number] | null = null) => ({
  home,
  away,
  penalties: penalties && { home: penalties[0], away: penalties[1] },
});

export function goal(
  elapsed: number,
  player: { id: number | null; name: string | null },
  team = HOME,
): MatchEvent {
  return {
    type: 'Goal',
    detail: 'Normal Goal',
    comments: null,
    time: { elapsed, extra: null },
    team: { id: team },
    player: { ...player, originalName: player.name },
    assist: { id: null, name: null, originalName: null },
  };
}
export const malcom = { id: 7, name: 'مالكوم' };
export const leonardo = { id: 8, name: 'ليوناردو' };
export const salem = { id: 9, name: 'سالم' };
export const AWAY = 12;
