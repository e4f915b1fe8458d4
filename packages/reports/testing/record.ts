import type { MatchEvent } from '@safira/contract/matches/matches';
import type { MatchRecord, Team } from '../src/record.ts';

export const club = (id: number, name: string): Team => ({
  id,
  name,
  isNational: false,
  gender: 'masculine',
});
export const ahly = club(1, 'الأهلي');
export const zamalek = club(2, 'الزمالك');

export type Given = { by?: Team; at: number; extra?: number; who?: string | null; from?: string };

function event(
  type: string,
  detail: string,
  { by = ahly, at, extra, who = 'أحمد', from }: Given,
): MatchEvent {
  const person = (name: string | null) => ({
    id: name ? [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) : null,
    name,
    originalName: name,
  });
  return {
    type,
    detail,
    comments: null,
    time: { elapsed: at, extra: extra ?? null },
    team: { id: by.id },
    player: person(who),
    assist: person(from ?? null),
  };
}

export const goal = (given: Given) => event('Goal', 'Normal Goal', given);
export const penalty = (given: Given) => event('Goal', 'Penalty', given);
export const ownGoal = (given: Given) => event('Goal', 'Own Goal', given);
export const missedPenalty = (given: Given) => event('Goal', 'Missed Penalty', given);
export const redCard = (given: Given) => event('Card', 'Red Card', given);
export const takenOff = (given: Given) => event('Var', 'Goal Disallowed - offside', given);

/** A match, without more said of two Egyptian clubs, with these events; the result is that of its goals. */
export function recordOf(events: MatchRecord['events'], rest: Partial<MatchRecord> = {}): MatchRecord {
  const teams = rest.teams ?? { home: ahly, away: zamalek };
  const scored = (team: Team) =>
    events.filter(
      ({ type, detail, team: by }) => type === 'Goal' && detail !== 'Missed Penalty' && by.id === team.id,
    );
  return {
    id: 7,
    competition: { id: 233, name: 'الدوري المصري الممتاز' },
    round: 'الجولة 12',
    venue: 'ستاد القاهرة الدولي',
    referee: null,
    formations: null,
    teams,
    goals: { home: scored(teams.home).length, away: scored(teams.away).length },
    halftime: null,
    shootOut: null,
    hadExtraTime: false,
    events,
    statistics: null,
    places: null,
    outcomes: { home: ['W'], away: ['L'] },
    next: { home: null, away: null },
    lastMeeting: null,
    ...rest,
  };
}
