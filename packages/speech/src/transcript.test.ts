import { expect, test } from 'vitest';
import { chaptersJson } from './chapters-json.ts';
import { tagsFile } from './tags.ts';
import { transcriptOf } from './transcript.ts';

test('POD-06: the transcript has a numbered cue for each sentence', () => {
  const sentences = [
    { text: 'أهلًا بكم.', chapter: 0, startMs: 2_100, endMs: 4_906 },
    { text: 'انتهت 2-1.', chapter: 1, startMs: 3_661_007, endMs: 3_662_000 },
  ];
  expect(transcriptOf(sentences)).toBe(
    `WEBVTT

1
00:00:02.100 --> 00:00:04.906
أهلًا بكم.

2
01:01:01.007 --> 01:01:02.000
انتهت 2-1.
`,
  );
});

test('POD-06: a text cannot end its cue or begin another', () => {
  const text = 'أ\n\n00:00:09.000 --> 00:00:10.000\n<b>ب</b> & ج';
  const [, cue, ...others] = transcriptOf([{ text, chapter: 0, startMs: 0, endMs: 1 }]).split('\n\n');
  expect(others).toEqual([]);
  expect(cue?.split('\n')[2]).toBe('أ 00:00:09.000 --&gt; 00:00:10.000 &lt;b&gt;ب&lt;/b&gt; &amp; ج');
});

const chapters = [
  { title: 'إنجلترا', startMs: 0, endMs: 5_506 },
  { title: 'إسبانيا; 2=2 #1', startMs: 5_506, endMs: 9_000 },
];

test('POD-06: the chapters file has their times in seconds', () => {
  expect(JSON.parse(chaptersJson(chapters))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, endTime: 5.506, title: 'إنجلترا' },
      { startTime: 5.506, endTime: 9, title: 'إسبانيا; 2=2 #1' },
    ],
  });
});

test('POD-06: a title is one field of the tags, whatever signs it has', () => {
  const tags = { title: 'عنوان\n[CHAPTER]', artist: 'صافرة', album: 'بودكاست', date: '2026-11-18' };
  const lines = tagsFile(tags, chapters).split('\n');
  expect(lines.slice(0, 2)).toEqual([';FFMETADATA1', 'title=عنوان [CHAPTER]']);
  expect(lines.filter((line) => line === '[CHAPTER]')).toHaveLength(2);
  expect(lines).toContain(String.raw`title=إسبانيا\; 2\=2 \#1`);
  expect(lines.slice(-5)).toContain('END=9000');
});
