import { closeSync, openSync, writeSync } from 'node:fs';
import { clubTables } from '../../packages/arabic/src/names/club-tables.ts';

export const FIRST_KICKOFF = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const CHANNELS = 250;
/** As in life: of the channels of a country's guide few are ours. */
const WANTED = 50;

export const wantedChannels = new Map(
  Array.from({ length: WANTED }, (_, index) => [`guide${index}`, `channel-${index}`]),
);

/** The clubs with the provider's ids, in pairs: match `index` is shown on the wanted channel of that number. */
export const pairs = Array.from({ length: 90 }, (_, index) => {
  const clubs = clubTables.flat().filter(({ id }) => id !== undefined);
  return [clubs[2 * index]!, clubs[2 * index + 1]!] as const;
});

/** Match `index` kicks off in this slot of four hours, and is shown on every fifth wanted channel. */
export const slotOf = (index: number) => index % 18;

/** The programmes of some weeks, two hours each: every other one a match, the others magazines. */
export function writeGuide(file: string, programmes: number): void {
  const out = openSync(file, 'w');
  writeSync(out, '<?xml version="1.0" encoding="UTF-8"?>\n<tv>\n');
  for (let index = 0; index < programmes; index++) {
    const channel = index % CHANNELS;
    const slot = Math.floor(index / CHANNELS) - 100;
    const start = FIRST_KICKOFF + slot * 2 * HOUR_MS;
    const pair = pairs[((((slot / 2) % 18) + 18) % 18) + 18 * (channel % 5)];
    const title =
      slot % 2 === 0 && pair
        ? `الدوري: ${pair[0].arabic} × ${pair[1].arabic} – مباشر`
        : `مجلة الكرة ${slot}: قراءة في ما حدث وما سيحدث`;
    writeSync(
      out,
      `<programme start="${timeOf(start)}" stop="${timeOf(start + 2 * HOUR_MS)}" channel="guide${channel}">` +
        `<title lang="ar">${title}</title><sub-title lang="ar">الحلقة ${index}</sub-title>` +
        `<desc lang="ar">وصف طويل للبرنامج رقم ${index} كما تكتبه أدلة القنوات، مع ما يكفي من الكلمات ليشبه الحقيقة.</desc>` +
        `<category lang="ar">رياضة</category></programme>\n`,
    );
  }
  writeSync(out, '</tv>\n');
  closeSync(out);
}

const timeOf = (time: number) => `${new Date(time).toISOString().replaceAll(/\D/g, '').slice(0, 14)} +0000`;
