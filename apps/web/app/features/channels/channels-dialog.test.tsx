import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import type { ShownChannel } from './channels-dialog.tsx';
import { RowChannels } from './row-channels.tsx';

const match = aMatch({ home: 'الأهلي', away: 'الزمالك', date: '2026-11-21T19:00:00.000Z' });

function Page({ channels, status = 'NS' }: { channels: ShownChannel[]; status?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = { ...match, status: { ...match.status, short: status } };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        القنوات
      </button>
      <RowChannels
        shown={isOpen ? { match: shown, channels } : undefined}
        day={aDay}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

async function open(channels: ShownChannel[], status?: string) {
  render(<Page channels={channels} {...(status && { status })} />);
  fireEvent.click(screen.getByRole('button', { name: 'القنوات' }));
  return screen.findByRole('dialog', { name: 'القنوات الناقلة' });
}

const names = ['أون 1', 'أون 2', 'أون 3', 'MBC', 'شاهد', 'TOD'];

test('HOME-07: the dialog shows all channels, the teams and the time', async () => {
  const dialog = await open(names.map((name) => ({ name, isConfirmed: true })));
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(names.map((name) => `${name}مؤكدة`));
  expect(within(items[3]!).getByText('MBC').tagName).toBe('BDI');
  expect(within(dialog).getByText('اليوم 10:00 م')).toBeTruthy();
  expect(within(dialog).getByText('الأهلي')).toBeTruthy();
  expect(within(dialog).getByText('قد تختلف القنوات حسب بلدك.')).toBeTruthy();
});

test('HOME-15: a channel shows whether it is confirmed or known by its rights', async () => {
  const dialog = await open([
    { name: 'أون 1', isConfirmed: true },
    { name: 'أون 2', isConfirmed: false },
  ]);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['أون 1مؤكدة', 'أون 2حسب حقوق البث']);
});

test.each(['PST', 'TBD', 'CANC'])(
  'HOME-12: a match with status %s shows no time in the dialog',
  async (status) => {
    const dialog = await open([{ name: 'أون 1', isConfirmed: false }], status);
    expect(dialog.textContent).not.toContain('10:00');
  },
);

test('HOME-07: the close button closes the dialog', async () => {
  const dialog = await open([{ name: 'أون 1', isConfirmed: false }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
