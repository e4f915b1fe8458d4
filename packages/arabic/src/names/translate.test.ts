import { expect, test } from 'vitest';
import { channelTable, clubTables, competitionTable } from './club-tables.ts';
import { personTables, placeTables } from './name-tables.ts';
import { type NameKind, translate } from './translate.ts';

test.each([
  ['player', 'Mohamed Salah', 'Egypt', 'محمد صلاح'],
  ['player', 'M. Salah', 'Egypt', 'محمد صلاح'],
  ['player', 'M Salah', 'Egypt', 'محمد صلاح'],
  ['player', 'L. Messi', 'Argentina', 'ليونيل ميسي'],
  ['player', 'H. Son', 'South Korea', 'سون هيونغ مين'],
  ['player', 'Riyad Mahrez', 'Algeria', 'رياض محرز'],
  ['player', 'Erling Haaland', 'Norway', 'إيرلينغ هالاند'],
  ['player', 'Kylian Mbappe', 'France', 'كيليان مبابي'],
  ['player', 'Salem Al-Dawsari', 'Saudi Arabia', 'سالم الدوسري'],
  ['coach', 'Pep Guardiola', 'Spain', 'بيب غوارديولا'],
  ['club', 'Real Madrid', 'Spain', 'ريال مدريد'],
  ['club', 'Sevilla', 'Spain', 'إشبيلية'],
  ['stadium', 'Anfield', 'England', 'أنفيلد'],
  ['competition', 'Premier League', 'Egypt', 'الدوري المصري الممتاز'],
  ['competition', 'Premier League', 'England', 'الدوري الإنجليزي الممتاز'],
] as const)('NAME-01: the %s «%s» (%s) is «%s»', (kind, english, country, arabic) => {
  expect(translate(kind, english, country).text).toBe(arabic);
});

test.each([
  ['player', 'A. Mohamed', 'Egypt', 'محمد'],
  ['player', 'J. García', 'Uruguay', 'غارسيا'],
  ['player', 'J. García', undefined, 'غارسيا'],
  ['player', 'M. Salah', 'Sudan', 'صلاح'],
  ['player', 'L. Messi', 'Brazil', 'ميسي'],
  ['player', 'L. Messi', undefined, 'ميسي'],
  ['player', 'H. Son', undefined, 'سون'],
  ['player', 'F. Torres', 'Spain', 'توريس'],
  ['player', 'H. Larsson', 'Sweden', 'لارسون'],
  ['player', 'D. Luiz', 'Brazil', 'لويز'],
  ['player', 'O. Kamal', 'Egypt', 'كمال'],
  // One bearer each in the tables, and many more elsewhere.
  ['player', 'I. Adel', 'Egypt', 'عادل'],
  ['player', 'K. Doumbia', 'Mali', 'دومبيا'],
  ['player', 'S. Al Dawsari', 'Saudi Arabia', 'الدوسري'],
  ['coach', 'P. Guardiola', 'Argentina', 'غوارديولا'],
  ['referee', 'M. Oliver', 'Brazil', 'أوليفر'],
] as const)(
  'OURS-31: the %s «%s» (%s) is no known person, the surname «%s» stands alone',
  (kind, english, country, arabic) => {
    expect(translate(kind, english, country).text).toBe(arabic);
  },
);

test('OURS-31: a longer Arab name is not the person whose name it contains', () => {
  expect(translate('player', 'Mohamed Salah Ghaly', 'Egypt').text).toBe('محمد صلاح غالي');
});

test('NAME-05: a person in no table is composed from known names and marked as composed', () => {
  expect(translate('player', 'Abdulrahman Al-Fassi', 'Morocco')).toEqual({
    text: 'عبد الرحمن الفاسي',
    how: 'composed',
  });
});

test.each([
  ['Dikernis', 'Egypt', 'دكرنس'],
  ['El Seka Al-Hadid', 'Egypt', 'السكة الحديد'],
  ['El Alameen', 'Egypt', 'العلمين'],
  ['Al Dhahran', 'Saudi-Arabia', 'الظهران'],
  ['AS Djelma', 'Tunisia', 'أمل جلمة'],
  ['Dubai City', 'United-Arab-Emirates', 'دبي سيتي'],
  ['Maysan', 'Iraq', 'ميسان'],
])('NAME-05: the club «%s» of a second division of %s is «%s»', (english, country, arabic) => {
  expect(translate('club', english, country).text).toBe(arabic);
});

test('NAME-05: an Arab name that could only be spelled by letter needs an editor', () => {
  expect(translate('player', 'Qzibd Al-Wrttuf', 'Libya').how).toBe('needs_editor');
  expect(translate('club', 'Qzibd', 'Libya').how).toBe('needs_editor');
  expect(translate('player', 'Qzibd Wrttuf', 'Norway').how).toBe('transliterated');
});

test.each([
  ['Chelsea W', 'England', 'تشيلسي للسيدات'],
  ['Real Madrid II', 'Spain', 'ريال مدريد ب'],
  ['Barcelona U19', 'Spain', 'برشلونة تحت 19 عامًا'],
  ['Egypt', 'World', 'مصر'],
  ['Egypt U23', 'World', 'مصر تحت 23 عامًا'],
  ['Saudi Arabia W', 'World', 'السعودية للسيدات'],
])('NAME-01: «%s» is not taken for the first team of a club', (english, country, arabic) => {
  expect(translate('club', english, country).text).toBe(arabic);
});

test.each([
  ['Al-Ahli Jeddah', 'Saudi-Arabia'],
  ['Al Ahly', 'Egypt'],
  ['Al Ahli', 'Qatar'],
])('NAME-01: with its country «%s» is never another club of that name', (english, country) => {
  const { text } = translate('club', english, country);
  const own = clubTables.flat().filter((club) => club.country === country);
  expect(own.map(({ arabic }) => arabic)).toContain(text);
});

test('NAME-05: for any input, the result is not empty and does not throw', () => {
  const random = numbers(20_261_115);
  for (let i = 0; i < 500; i++) {
    const length = Math.floor(random() * 12);
    const text = String.fromCodePoint(...Array.from({ length }, () => codePoint(random)));
    for (const kind of ['player', 'club', 'stadium', 'competition'] as const)
      expect(translate(kind, text, i % 2 ? 'Spain' : undefined).text.trim()).not.toBe('');
  }
});

/** Mostly Latin characters, then any. */
function codePoint(random: () => number): number {
  if (random() < 0.6) return 32 + Math.floor(random() * 95);
  if (random() < 0.5) return 0xa0 + Math.floor(random() * 0x600);
  const any = Math.floor(random() * 0x10_000);
  return any >= 0xd8_00 && any <= 0xdf_ff ? 0x20 : any;
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

const sizes: Record<NameKind | 'channel', [number, number]> = {
  player: [personTables.player.flat().length, 1_500],
  coach: [personTables.coach.flat().length, 120],
  referee: [personTables.referee.flat().length, 300],
  club: [clubTables.flat().length, 350],
  stadium: [placeTables.stadium.flat().length, 300],
  city: [placeTables.city.flat().length, 200],
  competition: [competitionTable.length, 150],
  channel: [channelTable.length, 80],
};

test.each(Object.entries(sizes))('NAME-01: the table of %s has the required size', (_kind, [size, least]) => {
  expect(size).toBeGreaterThanOrEqual(least);
});

test('NAME-01: every entry of every table is found by its own name', () => {
  const lost = clubTables
    .flat()
    .filter(({ name, arabic, country }) => translate('club', name, country).text !== arabic);
  expect(lost).toEqual([]);
  const people = personTables.player
    .flat()
    .filter(([name, arabic, country]) => translate('player', name, country).text !== arabic);
  expect(people).toEqual([]);
});
