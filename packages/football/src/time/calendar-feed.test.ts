import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';
import { calendarFeed, type FeedEvent } from './calendar-feed.ts';

const anEvent = (overrides: Partial<FeedEvent> = {}): FeedEvent => ({
  id: 7,
  date: '2026-11-21T17:00:00.000Z',
  title: 'الهلال ضد النصر - دوري روشن السعودي',
  location: 'المملكة أرينا، الرياض',
  url: 'https://site/match/7',
  description: 'الجولة 10\nالقنوات الناقلة: ثمانية، شاهد; بث\\مباشر',
  sequence: 41,
  changedAt: '2026-11-20T08:30:15.250Z',
  status: 'CONFIRMED',
  day: null,
  ...overrides,
});

const feedOf = (...events: FeedEvent[]) => calendarFeed({ name: 'مباريات الهلال', events });

type Read = {
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  start: string;
  end: string;
  isDay: boolean;
};

/** By the parser of Thunderbird. */
function readByIcal(text: string): Read[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: String(component.getFirstPropertyValue('url')),
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      isDay: event.startDate.isDate,
    };
  });
}

/** By a second, independent parser. */
function readByNodeIcal(text: string): Read[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return [];
    const isDay = component.datetype === 'date';
    const shown = (date: Date) => (isDay ? localDay(date) : date.toISOString());
    return [
      {
        uid: component.uid,
        sequence: Number(component.sequence),
        status: String(component.status),
        summary: textOf(component.summary),
        description: textOf(component.description),
        location: textOf(component.location),
        url: String(component.url),
        start: shown(component.start),
        end: shown(component.end!),
        isDay,
      },
    ];
  });
}

/** A text without parameters is read as it is. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** It reads days as midnight of this machine. */
const localDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const parsers = [
  ['ical.js', readByIcal],
  ['node-ical', readByNodeIcal],
] as const;

test.each(parsers)('OURS-16: %s reads every field of an event as it was written', (_, read) => {
  const { title, description, location, url, sequence } = anEvent();
  expect(read(feedOf(anEvent()))).toEqual([
    {
      uid: 'match-7@safira',
      sequence,
      status: 'CONFIRMED',
      summary: title,
      description,
      location,
      url,
      start: '2026-11-21T17:00:00.000Z',
      end: '2026-11-21T19:00:00.000Z',
      isDay: false,
    },
  ]);
});

test.each(parsers)('OURS-16: %s reads a match without a time as a whole day', (_, read) => {
  const [event] = read(feedOf(anEvent({ day: '2026-12-31', status: 'TENTATIVE' })));
  expect(event).toMatchObject({ start: '2026-12-31', end: '2027-01-01', isDay: true, status: 'TENTATIVE' });
});

test.each(parsers)(
  'OURS-16: read twice by %s a match is kept once, and the later version wins',
  (_, read) => {
    const kept = new Map<string, Read>();
    const imported = (text: string) => {
      for (const event of read(text)) {
        if (event.sequence >= (kept.get(event.uid)?.sequence ?? 0)) kept.set(event.uid, event);
      }
      return [...kept.values()];
    };
    const other = anEvent({ id: 8, sequence: 12 });
    imported(feedOf(anEvent(), other));
    expect(imported(feedOf(anEvent(), other))).toHaveLength(2);
    const moved = anEvent({ date: '2026-11-22T18:30:00.000Z', sequence: 57 });
    expect(imported(feedOf(moved, { ...other, status: 'CANCELLED', sequence: 58 }))).toMatchObject([
      { uid: 'match-7@safira', start: '2026-11-22T18:30:00.000Z' },
      { uid: 'match-8@safira', status: 'CANCELLED' },
    ]);
    expect(imported(feedOf(anEvent()))).toMatchObject([{ start: '2026-11-22T18:30:00.000Z' }, {}]);
  },
);

test('OURS-16: a match has the same id in a feed and in the file of its page', () => {
  const [inFile] = readByIcal(calendarFile([anEvent()], 0));
  expect(readByIcal(feedOf(anEvent()))[0]!.uid).toBe(inFile!.uid);
});

test('OURS-16: no line is longer than 75 octets, every break is CR LF, and no letter is cut', () => {
  const text = feedOf(anEvent({ description: 'مباراة 🏟️ '.repeat(60) }));
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('').includes('\uFFFD')).toBe(false);
  expect(readByIcal(text)[0]!.description).toBe('مباراة 🏟️ '.repeat(60));
});

test('OURS-16: the feed has the name of its team', () => {
  expect(feedOf()).toContain('X-WR-CALNAME:مباريات الهلال\r\n');
});
