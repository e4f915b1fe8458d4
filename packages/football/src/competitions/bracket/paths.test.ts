import type { Match } from '@safira/contract/matches/matches';
import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knockoutFormats } from '../../tables/knockout-formats.ts';
import { drawBracket } from './bracket.ts';

const rounds = ['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'];

/**
 * A cup as a provider may list it: `luck` draws the pairs and decides each tie, `played` rounds are known, some teams of
 * the second round have a bye, and the matches come in any order.
 */
function cup({ luck, played, byes }: { luck: number[]; played: number; byes: number }): Match[] {
  let turn = 0;
  const next = (below: number) => luck[turn++ % luck.length]! % below;
  const matches: Match[] = [];
  let teams = Array.from({ length: 16 - byes }, (_, index) => index + 1);
  rounds.slice(0, played).forEach((round, index) => {
    const winners: number[] = [];
    while (teams.length > 1) {
      const [home] = teams.splice(next(teams.length), 1);
      const [away] = teams.splice(next(teams.length), 1);
      const isLast = index === played - 1;
      const goals: [number, number] = next(2) === 0 ? [1, 0] : [0, 1];
      const at = new Date(Date.UTC(2027, index, 1 + next(20))).toISOString();
      const id = matches.length + 1;
      matches.push(aKnockoutMatch([home!, away!], { id, round, date: at, ...(!isLast && { goals }) }));
      winners.push(goals[0] === 1 ? home! : away!);
    }
    teams = index === 0 ? [...winners, ...Array.from({ length: byes / 2 }, (_, nth) => 100 + nth)] : winners;
  });
  return matches.toSorted((a, b) => ((a.apiId * 7) % 31) - ((b.apiId * 7) % 31));
}

const match = (round: string, teams: [number, number], goals?: [number, number]) =>
  aKnockoutMatch(teams, { round, ...(goals && { goals }) });
const germany = knockoutFormats[81];
/** Where the ties of the first round lead to. */
const targets = (...args: Parameters<typeof drawBracket>) =>
  drawBracket(...args).rounds[0]!.ties.map(({ leadsTo }) => leadsTo);

test('OURS-11: with both teams in the next round, the path is that of the winner, and of none while it is open', () => {
  const later = [match('Semi-finals', [4, 2]), match('Semi-finals', [1, 3])];
  const bracket = drawBracket([match('Quarter-finals', [1, 2], [1, 0]), ...later], germany);
  const [tie] = bracket.rounds[0]!.ties;
  expect(bracket.rounds[1]!.ties[tie!.leadsTo!]!.sides[0].team?.id).toBe(1);
  expect(targets([match('Quarter-finals', [1, 2]), ...later], undefined)).toEqual([null]);
});

test('OURS-11: the team that plays in the next round has won, whatever the result was', () => {
  const matches = [match('Quarter-finals', [1, 2], [1, 0]), match('Semi-finals', [2, 3])];
  expect(drawBracket(matches, undefined).rounds[0]!.ties[0]).toMatchObject({ winner: 1, leadsTo: 0 });
  expect(drawBracket(matches, germany).rounds[0]!.ties[0]).toMatchObject({ winner: 1 });
});

test('OURS-11: of two ties of one team only one leads to its next', () => {
  const matches = [
    match('Quarter-finals', [1, 2]),
    match('Quarter-finals', [1, 3]),
    match('Semi-finals', [1, 9]),
  ];
  expect(targets(matches, undefined)).toEqual([0, null]);
});

test('OURS-11: a semi-final leads nowhere if the final has other teams', () => {
  const matches = [match('Semi-finals', [1, 2]), match('Semi-finals', [3, 4]), match('Final', [1, 9])];
  expect(targets(matches, undefined)).toEqual([0, null]);
});

test('OURS-11: only semi-finals lead to a final whose teams are open', () => {
  expect(targets([match('Quarter-finals', [1, 2], [1, 0])], knockoutFormats[531])).toEqual([null]);
});

const cups = fc.record({
  luck: fc.array(fc.nat({ max: 1000 }), { minLength: 8, maxLength: 60 }),
  played: fc.integer({ min: 1, max: 4 }),
  byes: fc.constantFrom(0, 4, 8),
});

test('OURS-11: whatever was drawn and played, every match is in one tie and no paths cross', () => {
  fc.assert(
    fc.property(cups, fc.boolean(), (choice, isKnown) => {
      const matches = cup(choice);
      const drawn = drawBracket(matches, isKnown ? knockoutFormats[81] : undefined).rounds;
      const shown = drawn.flatMap(({ ties }) =>
        ties.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)),
      );
      expect(shown.toSorted((a, b) => a - b)).toEqual(
        matches.map(({ apiId }) => apiId).toSorted((a, b) => a - b),
      );
      for (const [index, { ties }] of drawn.entries()) {
        const places = ties.flatMap(({ drawnAt }) => drawnAt ?? []);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { leadsTo, drawnAt, winner, sides } of ties) {
          if (leadsTo === null) continue;
          expect(drawnAt).toBe(leadsTo);
          const later = drawn[index + 1]!.ties[leadsTo]!;
          if (winner === null) expect(later.sides.some(({ team }) => team === null)).toBe(true);
          else expect(later.sides.map(({ team }) => team?.id)).toContain(sides[winner].team?.id);
        }
        // A side follows from one tie at most.
        const from = ties.flatMap(({ sides }) => sides.flatMap((side) => side.from?.tie ?? []));
        expect(new Set(from).size).toBe(from.length);
      }
    }),
  );
});
