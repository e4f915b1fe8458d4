import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CalendarSubscribe } from './calendar-subscribe.tsx';

test('OURS-16: the matches can be subscribed to by a calendar program, or saved as a file', () => {
  render(<CalendarSubscribe siteUrl="https://site" path="/api/teams/al-hilal-2932/calendar.ics" />);
  expect(screen.getByRole('link', { name: 'اشترك في التقويم' }).getAttribute('href')).toBe(
    'webcal://site/api/teams/al-hilal-2932/calendar.ics',
  );
  expect(screen.getByRole('link', { name: 'رابط التقويم' }).getAttribute('href')).toBe(
    '/api/teams/al-hilal-2932/calendar.ics',
  );
});
