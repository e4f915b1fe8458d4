import type { MatchDetails } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/page.tsx';
import { Bench } from './bench.tsx';
import { spokenMatchEvents } from './text.ts';

const named = (id: number, name: string) => ({ id, name, originalName: name });

function aWomensMatch(): MatchDetails {
  const match = aMatchWithDetails({ home: 'الهلال' });
  const home = { ...match.teams.home, originalName: 'Al-Hilal W' };
  return {
    ...match,
    teams: { ...match.teams, home },
    lineups: [
      {
        team: { id: home.id },
        formation: '4-3-3',
        colours: null,
        coach: { ...named(9, 'المدير'), photo: null },
        startXI: [],
        substitutes: [{ player: { ...named(150, 'البديلة'), number: 12, pos: 'M', grid: null } }],
      },
    ],
    events: [
      {
        type: 'subst',
        detail: 'Substitution 1',
        comments: null,
        time: { elapsed: 64, extra: null },
        team: { id: home.id },
        player: named(110, 'الخارجة'),
        assist: named(150, 'البديلة'),
      },
    ],
  };
}

test('DLG-07: the words about players of a women’s team are feminine, and those about its coach neutral', async () => {
  renderPage(<Bench match={aWomensMatch()} side="home" />);
  const row = (await screen.findByRole('link', { name: /البديلة/ })).closest('li')!;
  expect(row.textContent).toContain('لاعبة وسط');
  expect(row.textContent).toContain('دخلت 64′');
  expect(screen.getByRole('heading', { name: 'بديلات الهلال' })).toBeTruthy();
  expect(screen.getByText(/القيادة الفنية:/)).toBeTruthy();
});

test.each([
  ['masculine', 'خرج في الدقيقة 64'],
  ['feminine', 'خرجت في الدقيقة 64'],
] as const)('DLG-07: of a player of %s words the pitch says «%s»', (gender, spoken) => {
  const wentOff = { elapsed: 64, extra: null };
  const events = { goals: 0, card: null, cameOn: null, wentOff, rating: null };
  expect(spokenMatchEvents(events, gender)).toEqual([spoken]);
});
