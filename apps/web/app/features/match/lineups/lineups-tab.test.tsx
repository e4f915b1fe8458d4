import { aMatchWithDetails } from '@safira/contract/testing/matches';
import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/page.tsx';
import { LineupsTab } from './lineups-tab.tsx';

const [HOME, AWAY] = [2932, 2939];

type Lineup = MatchDetails['lineups'][number];

const named = (id: number | null, name: string) => ({ id, name, originalName: name });

/** A starting eleven as the provider lists it, the right side first; ids count up from `firstId`, shirts from 1. */
function aLineup(teamId: number, formation: string, firstId: number): Lineup {
  const sizes = [1, ...formation.split('-').map(Number)];
  const spots = sizes.flatMap((size, line) =>
    Array.from({ length: size }, (_, index) => ({
      pos: (['G', 'D', 'M', 'F'] as const)[Math.min(line, 3)]!,
      grid: `${line + 1}:${size - index}`,
    })),
  );
  return {
    team: { id: teamId },
    formation,
    colours: null,
    coach: { ...named(9, 'المدير'), photo: null },
    startXI: spots.map((spot, index) => ({
      player: { ...named(firstId + index, `لاعب ${firstId + index}`), number: index + 1, ...spot },
    })),
    substitutes: [aSubstitute(firstId + 50, 'البديل')],
  };
}

const aSubstitute = (id: number | null, name: string, number: number | null = 12) => ({
  player: { ...named(id, name), number, pos: 'M' as const, grid: null },
});

const bothSides = (changes: Partial<MatchDetails> = {}): MatchDetails => ({
  ...aMatchWithDetails({ home: 'الهلال', away: 'النصر' }),
  lineups: [aLineup(HOME, '4-3-3', 100), aLineup(AWAY, '4-2-3-1', 200)],
  ...changes,
});

type EventFields = { type: string; detail: string; minute: number; comments?: string; in?: number };

const anEvent = (id: number, { type, detail, minute, ...fields }: EventFields): MatchEvent => ({
  type,
  detail,
  comments: fields.comments ?? null,
  time: { elapsed: minute, extra: null },
  team: { id: HOME },
  player: named(id, `player ${id}`),
  assist: fields.in ? named(fields.in, `player ${fields.in}`) : { id: null, name: null, originalName: null },
});

const aCard = (id: number, detail: string) => anEvent(id, { type: 'Card', detail, minute: 30 });
const aGoal = (id: number, fields: Partial<EventFields> = {}) =>
  anEvent(id, { type: 'Goal', detail: 'Normal Goal', minute: 20, ...fields });
const aChange = (id: number, comesIn: number, minute = 64) =>
  anEvent(id, { type: 'subst', detail: 'Substitution 1', minute, in: comesIn });

function rated(id: number, rating: number | null, minutes: number | null): MatchDetails['players'] {
  const none = { total: 0, on: 0, conceded: 0, assists: 0, saves: 0, key: 0, accuracy: null, blocks: 0 };
  const penalty = { won: 0, committed: 0, scored: 0, missed: 0, saved: 0 };
  const games = { minutes, rating, number: 1, position: null, captain: false, substitute: false };
  return [
    {
      team: { id: HOME },
      players: [
        {
          player: { id, name: '', originalName: '', photo: null },
          statistics: [
            {
              games,
              offsides: 0,
              shots: none,
              goals: none,
              passes: none,
              tackles: { ...none, interceptions: 0 },
              duels: { total: 0, won: 0 },
              dribbles: { attempts: 0, success: 0, past: 0 },
              fouls: { drawn: 0, committed: 0 },
              cards: { yellow: 0, yellowred: 0, red: 0 },
              penalty,
            },
          ],
        },
      ],
    },
  ];
}

async function show(match: MatchDetails, isChosen = false) {
  const { container } = renderPage(<LineupsTab match={match} isChosen={isChosen} />);
  await screen.findByRole('heading', { level: 3, name: /الهلال|التشكيلة/ });
  return container;
}

const eleven = (team: string) => within(screen.getByRole('list', { name: `تشكيلة ${team}` }));

/** The home player with this shirt number, found by the text for screen readers. */
const homeShirt = (number: number) =>
  eleven('الهلال').getByRole('link', { name: new RegExp(`^رقم ${number}،`) });

const spotOf = (player: HTMLElement) => {
  const { side, line, place } = player.closest('li')!.dataset;
  return `${side} ${line} ${place}`;
};

test('DLG-07: every player is on the pitch once, the left back on the left of their own side', async () => {
  const container = await show(bothSides());
  expect(container.querySelectorAll('[data-line]')).toHaveLength(22);
  expect(spotOf(homeShirt(1))).toBe('home 1/4 1/1');
  // Listed second is the right back, fifth the left back.
  expect([2, 5].map((number) => spotOf(homeShirt(number)))).toEqual(['home 2/4 4/4', 'home 2/4 1/4']);
  const striker = eleven('النصر').getByRole('link', { name: 'رقم 11، لاعب 210' });
  expect(spotOf(striker)).toBe('away 5/5 1/1');
});

test('DLG-07: formations are written from left to right', async () => {
  await show(bothSides());
  expect(['4-3-3', '4-2-3-1'].map((one) => screen.getByText(one).dir)).toEqual(['ltr', 'ltr']);
});

test('DLG-07: the button turns the pitch and turns it back', async () => {
  const container = await show(bothSides());
  const turn = screen.getByRole('button', { name: 'تدوير الملعب' });
  const state = () => [
    turn.getAttribute('aria-pressed'),
    container.querySelector('[data-held]')!.getAttribute('data-turned'),
  ];
  expect(state()).toEqual(['false', 'false']);
  fireEvent.click(turn);
  expect(state()).toEqual(['true', 'true']);
  fireEvent.click(turn);
  expect(state()).toEqual(['false', 'false']);
});

test('DLG-07: after a switch of tabs the players enter with a delay, after a turn at once', async () => {
  const container = await show(bothSides(), true);
  const pitch = () => container.querySelector('[data-held]')!;
  const before = pitch();
  expect(before.getAttribute('data-held')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'تدوير الملعب' }));
  expect(pitch().getAttribute('data-held')).toBe('false');
  expect(pitch()).not.toBe(before);
});

test('DLG-07: on a page that opens on the line-ups the players enter without a delay', async () => {
  const container = await show(bothSides());
  expect(container.querySelector('[data-held]')!.getAttribute('data-held')).toBe('false');
});

test('DLG-07: goals, card, substitution and rating are shown at the shirt', async () => {
  const events = [aGoal(110), aGoal(110), aCard(110, 'Yellow Card'), aChange(110, 150)];
  await show(bothSides({ events, players: rated(110, 8.66, 64) }));
  expect(homeShirt(11).textContent).toContain(
    'رقم 11، لاعب 110، هدفان، بطاقة صفراء، خرج في الدقيقة 64، التقييم 8.7',
  );
  expect(homeShirt(10).textContent).toContain('رقم 10، لاعب 109');
  // Only the shirt; the other player also has a ball, a card and an arrow.
  expect([10, 11].map((number) => homeShirt(number).querySelectorAll('svg').length)).toEqual([1, 4]);
});

test.each([
  ['an own goal, whichever side it is listed for,', aGoal(110, { detail: 'Own Goal' })],
  ['a missed penalty', aGoal(110, { detail: 'Missed Penalty' })],
  ['a kick of a shoot-out', aGoal(110, { detail: 'Penalty', comments: 'Penalty Shootout' })],
])('DLG-07: %s puts no ball at the shirt', async (_, event) => {
  await show(bothSides({ events: [event] }));
  expect(screen.getByRole('link', { name: 'رقم 11، لاعب 110' })).toBeTruthy();
});

test.each([
  ['a red card', 'بطاقة حمراء', [aCard(110, 'Red Card')]],
  ['a second yellow card', 'إنذار ثانٍ وطرد', [aCard(110, 'Second Yellow card')]],
  ['two yellow cards', 'إنذار ثانٍ وطرد', [aCard(110, 'Yellow Card'), aCard(110, 'Yellow Card')]],
])('DLG-07: %s at the shirt reads «%s»', async (_, words, events) => {
  await show(bothSides({ events }));
  expect(screen.getByRole('link', { name: `رقم 11، لاعب 110، ${words}` })).toBeTruthy();
});

test('DLG-07: events of a player without an id are found by name', async () => {
  const lineup = aLineup(HOME, '4-3-3', 100);
  lineup.startXI[10]!.player.id = null;
  lineup.startXI[10]!.player.originalName = 'player 110';
  await show(bothSides({ lineups: [lineup], events: [aGoal(110)] }));
  expect(screen.getByRole('link', { name: 'رقم 11، لاعب 110، هدف واحد' })).toBeTruthy();
});

test('DLG-07: the bench shows when a player came on, their rating, and the coach', async () => {
  await show(bothSides({ events: [aChange(110, 150)], players: rated(150, 6.9, 26) }));
  const row = screen.getAllByRole('link', { name: 'رقم 12، البديل' })[0]!.closest('li')!;
  expect(within(row).getByText('64′').dir).toBe('ltr');
  expect(row.textContent).toContain('لاعب وسط');
  expect(row.textContent).toContain('دخل 64′');
  expect(row.textContent).toContain('التقييم 6.9');
  expect(screen.getAllByText('المدير')).toHaveLength(2);
});

test('DLG-07: a player who stayed on the bench has neither minute nor rating', async () => {
  await show(bothSides({ players: rated(150, 6.9, 0) }));
  const row = screen.getAllByRole('link', { name: 'رقم 12، البديل' })[0]!.closest('li')!;
  expect(row.textContent).not.toMatch(/دخل|التقييم/);
});

test('DLG-07: the bench of the home side comes first', async () => {
  await show(bothSides());
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['بدلاء الهلال', 'بدلاء النصر']);
});

test('DLG-07: a side without a line-up says so, the other one is on the pitch', async () => {
  const container = await show(bothSides({ lineups: [aLineup(HOME, '4-3-3', 100)] }));
  expect(container.querySelectorAll('[data-line]')).toHaveLength(11);
  const missing = screen.getByRole('heading', { name: 'تشكيلة النصر' }).closest('section')!;
  expect(missing.textContent).toContain('غير متوفرة حتى الآن.');
});

test('DLG-12: without line-ups there is a message and no pitch', async () => {
  const container = await show(bothSides({ lineups: [] }));
  expect(screen.getByText('لم تُعلن التشكيلتان بعد؛ تظهران عادةً قبل المباراة بساعة.')).toBeTruthy();
  expect(container.querySelector('[data-turned]')).toBeNull();
});

test('DLG-12: line-ups without players count as none', async () => {
  const emptyLineup = { ...aLineup(HOME, '4-3-3', 100), startXI: [], substitutes: [] };
  await show(bothSides({ lineups: [emptyLineup] }));
  expect(screen.getByText('لم تُعلن التشكيلتان بعد؛ تظهران عادةً قبل المباراة بساعة.')).toBeTruthy();
});

test('DLG-15: shirts and bench link to the player, by id or by a search', async () => {
  const lineup = aLineup(HOME, '4-3-3', 100);
  lineup.substitutes.push(aSubstitute(null, 'Müller', null));
  const { teams } = bothSides();
  const match = bothSides({
    lineups: [lineup],
    teams: { ...teams, home: { ...teams.home, playerLeague: 140 } },
  });
  await show(match);
  expect(homeShirt(11).getAttribute('href')).toBe('/player/110?league=140');
  const unnumbered = screen.getByRole('link', { name: 'Müller' });
  expect(unnumbered.getAttribute('href')).toBe('/player?search=Muller&league=140');
});

test('DLG-12: after the match the message does not announce a line-up any more', async () => {
  await show(aMatchWithDetails({ status: 'FT', goals: [1, 0] }));
  expect(screen.getByText('لا تتوفر تشكيلة لهذه المباراة.')).toBeTruthy();
});
