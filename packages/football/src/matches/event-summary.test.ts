import { expect, test } from 'vitest';
import type { MatchEvent } from '@safira/contract/matches/matches';
import { shownSummary, summarizeEvents } from './event-summary.ts';

const HOME = 1;
const AWAY = 2;
const sides = { homeId: HOME, awayId: AWAY };

type Overrides = Partial<MatchEvent> & {
  by?: number | null;
  name?: string | null;
  at?: number;
  extra?: number;
};

function anEvent({ by = 7, name = 'سالم الدوسري', at = 10, extra, ...event }: Overrides): MatchEvent {
  return {
    type: 'Goal',
    detail: 'Normal Goal',
    comments: null,
    time: { elapsed: at, extra: extra ?? null },
    team: { id: HOME },
    player: { id: by, name, originalName: name },
    assist: { id: null, name: null, originalName: null },
    ...event,
  };
}

const aRedCard = (overrides: Overrides) => anEvent({ type: 'Card', detail: 'Red Card', ...overrides });

test('HOME-06: sendings-off count once per player, for the side of the player', () => {
  const { redCards } = summarizeEvents(
    [
      aRedCard({ by: 1, team: { id: AWAY }, detail: 'Second Yellow card' }),
      aRedCard({ by: 1, team: { id: AWAY } }),
      aRedCard({ by: 2, team: { id: AWAY } }),
      aRedCard({ by: null }),
      aRedCard({ by: null }),
      aRedCard({ by: 3, detail: 'Yellow Card' }),
    ],
    sides,
  );
  expect(redCards).toEqual({ home: 2, away: 2 });
});

test('HOME-06: the last goal is the latest by minute and added time, whatever the order of the events', () => {
  const { goals, lastGoal } = summarizeEvents(
    [
      anEvent({ at: 45, extra: 3, name: 'كريم بنزيما', team: { id: AWAY }, detail: 'Own Goal' }),
      anEvent({ at: 45, name: 'رياض محرز' }),
      anEvent({ at: 80, name: 'ياسين بونو', detail: 'Missed Penalty' }),
    ],
    sides,
  );
  expect(goals).toEqual({ home: 1, away: 1 });
  expect(lastGoal).toEqual({
    side: 'away',
    player: 'كريم بنزيما',
    time: { elapsed: 45, extra: 3 },
    isOwnGoal: true,
  });
});

test('HOME-06: a goal by a player whom the provider does not name has no scorer to show', () => {
  expect(summarizeEvents([anEvent({ name: null })], sides).lastGoal).toBeNull();
});

test('HOME-06: the last goal is shown only while the match is live and its events add up to the score', () => {
  const summary = summarizeEvents([anEvent({})], sides);
  const lastGoal = (home: number, away: number, isLive = true) =>
    shownSummary(summary, { goals: { home, away }, isLive }).lastGoal?.player;
  expect(lastGoal(1, 0)).toBe('سالم الدوسري');
  expect(lastGoal(1, 0, false)).toBeUndefined();
  expect(lastGoal(2, 0)).toBeUndefined();
  expect(lastGoal(0, 0)).toBeUndefined();
  expect(lastGoal(1, 1)).toBeUndefined();
});

test('HOME-06: red cards are shown after the match, too, and null if there are none', () => {
  const goals = { home: 0, away: 0 };
  const withCard = summarizeEvents([aRedCard({})], sides);
  expect(shownSummary(withCard, { goals, isLive: false }).redCards).toEqual({ home: 1, away: 0 });
  expect(shownSummary(summarizeEvents([], sides), { goals, isLive: false }).redCards).toBeNull();
  expect(shownSummary(null, { goals, isLive: true })).toEqual({ redCards: null, lastGoal: null });
});
