import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GuideError, type Programme, readXmltv } from './read-xmltv.ts';
import { readXmltvTime } from './xmltv-time.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const span = { from: at('00:00:00'), to: at('00:00:00') + 3 * 86_400_000 };
const wanted = { channels: new Set(['bein1', 'on1']), ...span };

/** The bytes of a file, in pieces of a size that cuts characters and tags. */
async function* inPieces(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const programme = (fields: string, inner = '<title lang="ar">الهلال × النصر</title>') =>
  `<programme channel="bein1" ${fields}>${inner}</programme>`;
const guide = (...programmes: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv>${programmes.join('')}</tv>`;
const evening = 'start="20261121200000 +0300" stop="20261121220000 +0300"';

async function read(text: string | Uint8Array, options: Partial<Parameters<typeof readXmltv>[1]> = {}) {
  const all: Programme[] = [];
  for await (const one of readXmltv(inPieces(text), { ...wanted, ...options })) all.push(one);
  return all;
}
const failure = (text: string | Uint8Array, options = {}) =>
  read(text, options).then(
    () => 'read',
    (error: unknown) => (error instanceof GuideError ? error.message : error),
  );

test('OURS-17: a programme is read with its times, titles, categories, commentators and language', async () => {
  const inner =
    '<title lang="ar">الهلال &amp; النصر</title><title lang="en"><![CDATA[Al Hilal v Al Nassr]]></title>' +
    '<sub-title>الجولة 10</sub-title><desc>طويل</desc><category>رياضة</category><language>ar</language>' +
    '<credits><presenter>مقدم</presenter><commentator>معلّق تجريبي 1</commentator><commentator> معلّق تجريبي 2 </commentator></credits>';
  expect(await read(guide(programme(evening, inner)))).toEqual([
    {
      channel: 'bein1',
      start: at('17:00:00'),
      stop: at('19:00:00'),
      title: 'الهلال & النصر | Al Hilal v Al Nassr',
      subTitle: 'الجولة 10',
      categories: ['رياضة'],
      commentators: ['معلّق تجريبي 1', 'معلّق تجريبي 2'],
      language: 'ar',
    },
  ]);
});

test('OURS-17: only wanted channels and programmes in the span are read', async () => {
  const others = [
    `<programme channel="news" ${evening}><title>أخبار</title></programme>`,
    programme('start="20261119200000 +0300" stop="20261119220000 +0300"'),
    programme('start="20261129200000 +0300" stop="20261129220000 +0300"'),
    programme('start="tomorrow"'),
  ];
  expect(await read(guide(...others, programme(evening)))).toHaveLength(1);
});

test.each([
  ['20261121200000 +0300', '17:00:00'],
  ['20261121200000 +03:00', '17:00:00'],
  ['20261121203000 -0530', '26:00:00'],
  ['20261121200000', '20:00:00'],
  ['20261121200000 UTC', '20:00:00'],
  ['202611212000', '20:00:00'],
  ['20261121', '00:00:00'],
  ['20261341200000 +0300', undefined],
  ['20261121250000', undefined],
  ['', undefined],
])('OURS-17: the time «%s» is %s in UTC', (text, expected) => {
  const [hours = 0, minutes = 0] = (expected ?? '').split(':').map(Number);
  const time = expected === undefined ? undefined : at('00:00:00') + (hours * 60 + minutes) * 60_000;
  expect(readXmltvTime(text)).toBe(time);
});

test('OURS-17: a missing end, or one before the start, is no end', async () => {
  const read1 = await read(
    guide(
      programme('start="20261121200000 +0300"'),
      programme('start="20261121200000 +0300" stop="20261121190000 +0300"'),
    ),
  );
  expect(read1.map(({ stop }) => stop)).toEqual([null, null]);
});

const bomb = `<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><tv>${programme(evening, '<title>&b;</title>')}</tv>`;

test.each([
  ['is cut off inside a programme', guide(programme(evening)).slice(0, -40), /unclosed|end of|unexpected/i],
  ['is cut off after a programme', guide(programme(evening)).replace('</tv>', ''), /unclosed|end/i],
  ['defines entities', bomb, /entities/],
  ['uses an entity that is not defined', guide(programme(evening, '<title>&boom;</title>')), /entity/],
  ['is no XML', 'Service unavailable', /./],
  ['is empty', '', /must contain a root element/],
  ['is another document', '<html><body>Not found</body></html>', /no guide/],
  ['is not UTF-8', Uint8Array.of(0x3c, 0x74, 0x76, 0x3e, 0xc3, 0x28, 0x3c, 0x2f, 0x74, 0x76, 0x3e), /UTF-8/],
  ['declares another encoding', '<?xml version="1.0" encoding="windows-1256"?><tv></tv>', /windows-1256/],
] as const)('OURS-17: a guide that %s is refused', async (_, text, reason) => {
  expect(await failure(text)).toMatch(reason);
});

test('OURS-17: a guide larger than allowed is refused before it is read to its end', async () => {
  let sent = 0;
  async function* endless() {
    yield new TextEncoder().encode('<tv>');
    for (;;) {
      sent += 1_000;
      yield new TextEncoder().encode(' '.repeat(1_000));
    }
  }
  const reading = (async () => {
    for await (const _ of readXmltv(endless(), { ...wanted, maxBytes: 10_000 }));
  })();
  await expect(reading).rejects.toThrow(GuideError);
  expect(sent).toBeLessThan(12_000);
});

test('OURS-17: however a guide is cut into pieces, the programmes are the same', async () => {
  const text = guide(programme(evening), programme(evening, '<title>ريال مدريد × برشلونة &amp; €</title>'));
  const whole = await read(text);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
      const all: Programme[] = [];
      for await (const one of readXmltv(inPieces(text, size), wanted)) all.push(one);
      expect(all).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});

test('OURS-17: wherever a guide is cut off, it is refused', async () => {
  const text = guide(programme(evening), programme(evening));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (length) => {
      expect(await failure(text.slice(0, length))).not.toBe('read');
    }),
    { numRuns: 100 },
  );
});
