import type { Match } from '@safira/contract/matches/matches';
import { calendarFile } from '@safira/football/time/calendar';
import { listComma, plainVersus } from '../text.ts';

/** OURS-30: downloads the match as a file that calendars open. */
export function saveToCalendar({ apiId, date, teams, league, venue }: Match): void {
  const title = `${plainVersus(teams.home.name, teams.away.name)} - ${league.name}`;
  const location = venue && [venue.name, venue.city].filter(Boolean).join(listComma);
  const url = new URL(`/match/${apiId}`, globalThis.location.href).href;
  const file = calendarFile([{ id: apiId, date, title, location, url }], Date.now());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = `match-${apiId}.ics`;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
