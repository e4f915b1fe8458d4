import { expect, test } from 'vitest';
import {
  arsenal,
  barcelona,
  chelsea,
  comingOf,
  episodeOf,
  everton,
  fulham,
  goal,
  liverpool,
  madrid,
  matchOf,
  penalty,
  redCard,
  rowsOf,
} from '../test/facts.ts';
import type { EpisodeFacts } from './facts.ts';
import { type Episode, nothingSaid, writeEpisode } from './write-episode.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index);

function written(facts: EpisodeFacts, seed = 1): Episode {
  const episode = writeEpisode(facts, { seed });
  if (!episode || 'held' in episode) throw new Error(JSON.stringify(episode));
  return episode;
}
const sentencesOf = ({ chapters }: Episode) => chapters.flatMap(({ sentences }) => sentences);
const textOf = (episode: Episode) =>
  sentencesOf(episode)
    .map(({ display }) => display)
    .join('\n');

const comeback = matchOf([
  goal({ by: chelsea, at: 10, who: 'كول بالمر' }),
  penalty({ by: liverpool, at: 50 }),
  goal({ by: liverpool, at: 90, extra: 3, who: 'كودي غاكبو' }),
  redCard({ by: chelsea, at: 67, who: 'ويليام ساليبا' }),
]);
const table = rowsOf(liverpool, arsenal, chelsea, everton, fulham);
const full = episodeOf(
  { matches: [comeback], table, next: [comingOf(5, [arsenal, everton])] },
  {
    matches: [
      matchOf([goal({ by: barcelona, at: 12, who: 'لامين يامال' })], {
        id: 2,
        competition: { id: 140, name: 'الدوري الإسباني' },
        teams: { home: barcelona, away: madrid },
      }),
    ],
    next: [comingOf(6, [madrid, barcelona], { kickoff: { date: '2026-11-22', hour: 0, minute: 15 } })],
  },
);

test('POD-06: an episode has an opening, both leagues, the tables, the next matches and a close', () => {
  expect(written(full).chapters.map(({ title }) => title)).toEqual([
    'الافتتاح',
    'الدوري الإنجليزي الممتاز',
    'الدوري الإسباني',
    'الترتيب',
    'المباريات المقبلة',
    'الختام',
  ]);
});

test.each(seeds)(
  'POD-06: whatever the seed (%i), result, goals, cards and times are those of the facts',
  (seed) => {
    const text = textOf(written(full, seed));
    expect(text).toContain('بهدفين مقابل هدف واحد');
    expect(text).toMatch(/كول بالمر .*في الدقيقة 10\./);
    expect(text).toMatch(/محمد صلاح .*من ركلة جزاء في الدقيقة 50\.|محمد صلاح من ركلة جزاء في الدقيقة 50\./);
    expect(text).toMatch(/كودي غاكبو .*في الوقت بدل الضائع\./);
    expect(text).toMatch(/ساليبا.*في الدقيقة 67\./);
    expect(text).toContain('غدًا في الساعة 8:30 مساءً');
    expect(text).toContain('فجر الأحد في الساعة 12:15.');
  },
);

test('POD-06: the printed form has no marks but the tanwin at the end of a word, the spoken one no digit, Latin letter or symbol', () => {
  for (const seed of seeds) {
    for (const { display, spoken } of sentencesOf(written(full, seed))) {
      expect(display.replaceAll(/\u064Bا(?!\p{L})|(?<=اء)\u064B/gu, '')).not.toMatch(/[\u064B-\u0652]/);
      expect(spoken).toMatch(/^[\u0621-\u0652 ،.:]+$/);
    }
  }
});

/** Many sentences of few families: both leagues have eight matches to come. */
const manyComing = (from: number) =>
  Array.from({ length: 8 }, (_, index) =>
    comingOf(from + index, index % 2 === 0 ? [arsenal, everton] : [fulham, chelsea], {
      kickoff: { date: '2026-11-22', hour: 14 + index, minute: 0 },
    }),
  );

test('POD-06: no sentence is repeated or longer than 18 words, and neighbours open differently', () => {
  const draws = [3, 4, 8, 9].map((id) => matchOf([], { id, teams: { home: everton, away: fulham } }));
  const facts = episodeOf(
    { matches: [comeback, ...draws], table, next: manyComing(20) },
    { next: manyComing(40) },
  );
  for (const seed of Array.from({ length: 60 }, (_, index) => index)) {
    const texts = sentencesOf(written(facts, seed)).map(({ display }) => display);
    expect(new Set(texts).size).toBe(texts.length);
    for (const [index, text] of texts.entries()) {
      expect(text.split(' ').length).toBeLessThanOrEqual(18);
      expect(text.split(' ')[0]).not.toBe(texts[index - 1]?.split(' ')[0]);
    }
  }
});

test('POD-06: the same facts and seed give the same script, another seed another one', () => {
  expect(written(full, 1)).toEqual(written(full, 1));
  expect(textOf(written(full, 1))).not.toBe(textOf(written(full, 2)));
});

test('POD-06: templates of the last episodes are avoided', () => {
  const first = written(full, 1);
  const memory = { ...nothingSaid, templates: [first.templates] };
  const second = writeEpisode(full, { seed: 1, memory }) as Episode;
  const once = new Set(['greeting', 'notice', 'headline', 'farewell', 'site', 'tables', 'coming']);
  const familyOf = (template: string) => template.replace(/ \d+$/, '');
  const again = second.templates.filter((one) => once.has(familyOf(one)) && first.templates.includes(one));
  expect(again).toEqual([]);
});

test('POD-06: the most important match of a league comes first', () => {
  const dull = matchOf([], { id: 3, teams: { home: everton, away: fulham } });
  const episode = written(episodeOf({ matches: [dull, comeback], table }));
  const about = episode.chapters[1]!.sentences.flatMap(({ matchIds }) => matchIds);
  expect(about.indexOf(1)).toBeLessThan(about.indexOf(3));
  expect(episode.chapters[0]!.sentences.flatMap(({ matchIds }) => matchIds)[0]).toBe(1);
});

test('POD-06: many matches make an episode of at most 700 words, with every result in it', () => {
  const matches = Array.from({ length: 20 }, (_, index) =>
    matchOf(
      [
        goal({ by: liverpool, at: index + 1 }),
        goal({ by: liverpool, at: 60 }),
        goal({ by: chelsea, at: 70 }),
      ],
      {
        id: index + 1,
        teams: { home: liverpool, away: { ...chelsea } },
      },
    ),
  );
  const named = matches.map((match, index) => ({
    ...match,
    teams: {
      ...match.teams,
      away: { ...chelsea, name: ['تشيلسي', 'أرسنال', 'فولهام', 'إيفرتون'][index % 4]! },
    },
  }));
  const episode = written(episodeOf({ matches: named.slice(0, 10), table }, { matches: named.slice(10) }));
  expect(episode.words).toBeLessThanOrEqual(700);
  const about = new Set(sentencesOf(episode).flatMap(({ matchIds }) => matchIds));
  expect(about.size).toBeGreaterThanOrEqual(19);
});

test('POD-06: a match whose goals do not add up is not mentioned', () => {
  const wrong = matchOf([goal({ by: liverpool, at: 5 })], { goals: { home: 2, away: 0 } });
  expect(writeEpisode(episodeOf({ matches: [wrong] }), { seed: 1 })).toBeNull();
});

const ahead = {
  table,
  next: [
    comingOf(5, [arsenal, everton]),
    comingOf(6, [liverpool, fulham]),
    comingOf(7, [chelsea, arsenal]),
  ].map((match) => ({ ...match, scorers: { home: { id: 9, name: 'بوكايو ساكا', goals: 7 }, away: null } })),
};

test('POD-06: a slot without results is a preview of the matches of today and tomorrow', () => {
  const episode = written(episodeOf(ahead));
  expect(episode.kind).toBe('preview');
  expect(episode.previewed).toEqual([5, 6, 7]);
  expect(textOf(episode)).toMatch(/بوكايو ساكا.*7 أهداف/);
});

test('POD-06: no match is previewed twice; then the slot stays empty', () => {
  const memory = { ...nothingSaid, previewed: new Set([5, 6, 7]) };
  expect(writeEpisode(episodeOf(ahead), { seed: 1, memory })).toBeNull();
});

test('POD-06: without results and matches soon there is no episode', () => {
  const late = comingOf(5, [arsenal, everton], { kickoff: { date: '2026-11-25', hour: 20, minute: 0 } });
  expect(writeEpisode(episodeOf({ table, next: [late] }), { seed: 1 })).toBeNull();
});
