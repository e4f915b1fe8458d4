import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { Part } from '../../lib/part.ts';
import { aSquadPlayer, aTeam } from './fixtures/team.ts';
import { squadLines, type Squad } from './squad-lines.ts';
import { SquadTab } from './squad-tab.tsx';

const show = (squad: Part<Squad>) => renderPage(<SquadTab team={aTeam()} squad={squad} />);
const loaded = (data: Partial<Parameters<typeof squadLines>[0]>): Part<Squad> => ({
  state: 'loaded',
  data: squadLines({ squad: [aSquadPlayer()], coach: null, absences: [], ...data }, 'masculine'),
});

test('TEAM-02: players stand under their lines, those without a line last', async () => {
  show(
    loaded({
      squad: [
        aSquadPlayer(),
        aSquadPlayer({ id: 3, position: 'defender' }),
        aSquadPlayer({ id: 8, position: 'midfielder' }),
        aSquadPlayer({ id: 7, position: 'attacker' }),
        aSquadPlayer({ id: 9, position: 'attacker' }),
        aSquadPlayer({ id: 99, position: null }),
      ],
    }),
  );
  await screen.findByRole('heading', { name: 'حراس المرمى' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'حراس المرمى',
    'المدافعون',
    'لاعبو الوسط',
    'المهاجمون',
    'اللاعبون',
  ]);
  expect(screen.getByText('لاعبان')).toBeTruthy();
});

test('TEAM-02: a player has number, name with a link, position, nationality and age', async () => {
  show(loaded({}));
  const card = (await screen.findByRole('link', { name: 'ياسين بونو' })).closest('li')!;
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/player/37');
  expect(card.querySelector('.facts')!.textContent).toBe('حارس مرمى · المغرب · 35 عامًا');
  expect(card.querySelector('.number')!.textContent).toBe('37');
});

test('TEAM-02: what is not known of a player is left out', async () => {
  show(loaded({ squad: [aSquadPlayer({ number: null, age: null, nationalityName: null })] }));
  const card = (await screen.findByRole('link', { name: 'ياسين بونو' })).closest('li')!;
  expect(card.textContent).toBe('ياسين بونوحارس مرمى');
});

test('TEAM-02: a mirrored photo is shown, large, and a shirt in place of a picture of another host', async () => {
  const { container } = show(
    loaded({
      squad: [
        aSquadPlayer({ photo: '/media/ab/c-small.webp' }),
        aSquadPlayer({ id: 2, photo: 'https://elsewhere/2.png' }),
      ],
    }),
  );
  await screen.findAllByRole('listitem');
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/ab/c-large.webp',
  ]);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('TEAM-02: the goalkeeper alone wears another shirt', async () => {
  const squad = ['goalkeeper', 'defender', 'attacker', null] as const;
  const players = squad.map((position, id) => aSquadPlayer({ id: id + 1, position }));
  const colours = { shirt: '#123456', number: '#FFFFFF' };
  const { container } = renderPage(
    <SquadTab team={{ ...aTeam(), colours }} squad={loaded({ squad: players })} />,
  );
  await screen.findAllByRole('listitem');
  const shirts = [...container.querySelectorAll('li svg')].map((shirt) =>
    shirt.firstElementChild!.getAttribute('fill'),
  );
  expect(shirts.slice(1)).toEqual(['#123456', '#123456', '#123456']);
  expect(shirts[0]).not.toBe('#123456');
});

test('TEAM-02: the coach is named, and those who are out with the reason', async () => {
  const person = { id: 7, name: 'سالم الدوسري', originalName: 'S. Al-Dawsari', photo: null };
  show(
    loaded({
      coach: { id: 77, name: 'سيموني إنزاغي', originalName: 'S. Inzaghi', photo: null },
      absences: [{ player: person, certainty: 'مصاب', reason: 'إصابة في الركبة' }],
    }),
  );
  await screen.findByRole('heading', { name: 'المدرب' });
  expect(screen.getByText('سيموني إنزاغي')).toBeTruthy();
  const out = screen.getByRole('link', { name: 'سالم الدوسري' });
  expect(out.getAttribute('href')).toBe('/player/7');
  expect(out.closest('li')!.textContent).toBe('سالم الدوسريمصاب · إصابة في الركبة');
});

test.each([
  ['that cannot be read', { state: 'failed', message: 'broken' } as const],
  ['without players', loaded({ squad: [] })],
])('TEAM-02: a squad %s shows no error, and what to do next', async (_, squad) => {
  show(squad);
  expect(await screen.findByRole('heading', { name: 'القائمة ليست معنا الآن' })).toBeTruthy();
  expect(screen.queryByText('broken')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/team/al-hilal-2932?tab=matches');
});

test('TEAM-02: a squad on its way says so', async () => {
  show({ state: 'syncing' });
  expect(await screen.findByRole('heading', { name: 'نجلب البيانات الآن' })).toBeTruthy();
});

test('TEAM-02: the words about a women’s team are feminine, and those about its coach neutral', async () => {
  const team = aTeam({ name: 'الهلال للسيدات', originalName: 'Al-Hilal W' });
  const squad = squadLines(
    {
      squad: [
        aSquadPlayer(),
        aSquadPlayer({ id: 8, position: 'midfielder' }),
        aSquadPlayer({ id: 9, position: 'midfielder' }),
      ],
      coach: { id: 1, name: 'المدير', originalName: 'Coach', photo: null },
      absences: [],
    },
    'feminine',
  );
  renderPage(<SquadTab team={team} squad={{ state: 'loaded', data: squad }} />);
  await screen.findByRole('heading', { name: 'حارسات المرمى' });
  expect(screen.getByRole('heading', { name: 'لاعبات الوسط' })).toBeTruthy();
  expect(screen.getByText('لاعبتان')).toBeTruthy();
  expect(screen.getByText('حارسة مرمى · المغرب · 35 عامًا')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'القيادة الفنية' })).toBeTruthy();
  expect(screen.queryByText('المدرب')).toBeNull();
});
