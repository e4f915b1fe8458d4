import type { Match } from '@safira/contract/matches/matches';
import { aTvChannel } from '@safira/contract/testing/channels';
import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { RowChannels } from './row-channels.tsx';

const match = aMatch({ home: 'الأهلي', away: 'الزمالك', date: '2026-11-21T19:00:00.000Z' });

afterEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
  delete document.documentElement.dataset['country'];
});

function Page({ changes }: { changes: Partial<Match> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        القنوات
      </button>
      <RowChannels
        shown={isOpen ? { ...match, ...changes } : undefined}
        day={aDay}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

async function open(changes: Partial<Match>) {
  renderPage(<Page changes={changes} />);
  fireEvent.click(await screen.findByRole('button', { name: 'القنوات' }));
  return screen.findByRole('dialog', { name: 'القنوات الناقلة' });
}

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

const guide = { source: 'guide', isConfirmed: true, checkedAt: '2026-11-21T15:10:00.000Z' } as const;
const everywhere = aTvChannel({ name: 'الأولى', access: 'free', ...guide });
const inEgypt = aTvChannel({ name: 'المصرية', access: 'free', countries: ['EG', 'SD'], ...guide });
const inSaudi = aTvChannel({ name: 'السعودية 1', access: 'paid', countries: ['SA', 'KW'], ...guide });
const split = { tvChannels: [everywhere, inSaudi], tvElsewhere: [inEgypt] };

test('HOME-07: the dialog shows all channels, the teams and the time', async () => {
  const names = ['أون 1', 'أون 2', 'أون 3', 'MBC', 'شاهد', 'TOD'];
  const dialog = await open({ tvChannels: names.map((name) => aTvChannel({ ...guide, name })) });
  expect(shown()).toEqual(names);
  expect(within(dialog).getByText('MBC').tagName).toBe('BDI');
  expect(within(dialog).getByText('اليوم 10:00 م')).toBeTruthy();
  expect(within(dialog).getByText('الأهلي')).toBeTruthy();
});

test('OURS-20: the channels of the page’s country are shown with what watching them takes', async () => {
  await open(split);
  expect(shown()).toEqual(['الأولىمفتوحة', 'السعودية 1مشفرة']);
  expect(screen.getByRole('button', { name: 'السعودية', pressed: true })).toBeTruthy();
});

test('OURS-20: a country that is chosen is kept, and rows follow it', async () => {
  await open(split);
  choose('مصر');
  expect(shown()).toEqual(['الأولىمفتوحة', 'المصريةمفتوحة']);
  expect(localStorage.getItem('country')).toBe('EG');
  expect(document.documentElement.dataset['country']).toBe('EG');
});

test('OURS-20: the reader’s country is first, and a choice does not move the buttons', async () => {
  document.documentElement.dataset['country'] = 'KW';
  const dialog = await open(split);
  const buttons = () =>
    within(within(dialog).getByRole('group', { name: 'البلد' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const before = ['الكويت', 'السعودية', 'مصر', 'الإمارات', 'كل البلدان'];
  expect(buttons()).toEqual(before);
  choose('مصر');
  expect(buttons()).toEqual(before);
});

test('OURS-20: every other country is in a list', async () => {
  const dialog = await open(split);
  const list = within(dialog).getByRole('combobox', { name: 'بلد آخر' });
  // 21 listed countries, four of them with a button.
  expect(within(list).getAllByRole('option')).toHaveLength(18);
  fireEvent.change(list, { target: { value: 'SD' } });
  expect(shown()).toEqual(['الأولىمفتوحة', 'المصريةمفتوحة']);
  expect([(list as HTMLSelectElement).value, localStorage.getItem('country')]).toEqual(['SD', 'SD']);
});

test('OURS-20: all countries together say where each channel is, and which cannot be watched here', async () => {
  await open(split);
  choose('كل البلدان');
  expect(shown()).toEqual([
    'الأولىكل البلدان العربيةمفتوحة',
    'السعودية 1السعودية والكويتمشفرة',
    'المصريةمصر والسودانغير متاحة هنا',
  ]);
  expect(localStorage.getItem('country')).toBeNull();
});

test('OURS-20: a country without channels says so', async () => {
  const dialog = await open({ tvChannels: [inSaudi] });
  choose('مصر');
  expect(shown()).toEqual([]);
  expect(within(dialog).getByText('لم تُعلن القناة الناقلة في مصر بعد')).toBeTruthy();
});

test('OURS-17: the sources are below, each with when it was checked in the zone of the page', async () => {
  const later = aTvChannel({ ...guide, name: 'الثانية', checkedAt: '2026-11-21T16:00:00.000Z' });
  const dialog = await open({ tvChannels: [later, everywhere] });
  expect(within(dialog).getByText('المصدر: جدول القناة المعلن · فُحص اليوم 6:10 م')).toBeTruthy();
});

test('OURS-17: an editor is named as the source, and rights as what may change', async () => {
  const byEditor = aTvChannel({ name: 'الثالثة', countries: ['EG'], source: 'editor', isConfirmed: true });
  const byRights = aTvChannel({ name: 'شبكة', countries: ['SA'] });
  const dialog = await open({ tvChannels: [byRights], tvElsewhere: [{ ...byEditor, checkedAt: null }] });
  expect(shown()).toEqual(['شبكةحسب حقوق البث']);
  expect(within(dialog).getByText('حسب حقوق البث، وقد تتغير القناة.')).toBeTruthy();
  choose('مصر');
  expect(within(dialog).getByText('المصدر: محرر صافرة')).toBeTruthy();
  expect(within(dialog).queryByText(/حقوق البث/)).toBeNull();
});

test('OURS-19: a channel has its commentators, and its language if that is not Arabic', async () => {
  const commentators = [{ slug: 'one', name: 'المعلق الأول', isConfirmed: true }];
  await open({
    tvChannels: [
      aTvChannel({ ...guide, name: 'الأولى', language: 'ar', commentators }),
      aTvChannel({ ...guide, name: 'الثانية', language: 'en' }),
    ],
  });
  expect(shown()).toEqual(['الأولىالتعليق:المعلق الأولمؤكد', 'الثانيةالتعليق بالإنجليزية']);
});

test.each(['PST', 'TBD', 'CANC'])(
  'HOME-12: a match with status %s shows no time in the dialog',
  async (short) => {
    const dialog = await open({ tvChannels: [aTvChannel()], status: { ...match.status, short } });
    expect(dialog.textContent).not.toContain('10:00');
  },
);

test('HOME-07: the close button closes the dialog', async () => {
  const dialog = await open({ tvChannels: [aTvChannel()] });
  fireEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
