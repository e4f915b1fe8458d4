import { aMatch } from '@safira/contract/testing/matches';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay, aSection } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { DayList } from './day-list.tsx';
import { useRowKeys } from './move-between-rows.ts';

function RowKeys() {
  useRowKeys();
  return null;
}

function show(...ids: number[]) {
  const sections = ids.map((id) => {
    const section = aSection(aMatch({ id: id * 10 }), aMatch({ id: id * 10 + 1 }));
    return { ...section, competition: { ...section.competition, id, name: `بطولة ${id}` } };
  });
  renderPage(
    <>
      <RowKeys />
      <DayList
        sections={sections}
        others={[]}
        isFiltered={false}
        isLiveOnly={false}
        day={aDay}
        flashing={new Set()}
        isLoading={false}
      />
    </>,
  );
}

const rowLinks = () => screen.getAllByRole('link', { name: /تفاصيل المباراة/ });

test('HOME-06: the header of a section links to the competition and to its standings', async () => {
  show(307);
  expect((await screen.findByRole('link', { name: /بطولة 307/ })).getAttribute('href')).toBe(
    '/competition/307',
  );
  expect(screen.getByRole('link', { name: 'الترتيب' }).getAttribute('href')).toBe(
    '/competition/307#standings',
  );
});

test('HOME-06: arrow keys move from row to row, across competitions, and stop at the ends', async () => {
  show(1, 2);
  await screen.findAllByRole('row');
  rowLinks()[1]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(rowLinks()[2]);
  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(rowLinks()[3]);
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(rowLinks()[0]);
});

test('HOME-06: arrow keys skip a folded competition', async () => {
  show(1, 2, 3);
  await screen.findAllByRole('row');
  document.querySelectorAll('details')[1]!.open = false;
  rowLinks()[1]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement!.getAttribute('href')).toBe('/match/30');
});
