import type { TimedChapter } from './tags.ts';

/** POD-06: the chapters file of Podcasting 2.0, `application/json+chapters`. */
export const chaptersJson = (chapters: TimedChapter[]): string =>
  JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(({ title, startMs, endMs }) => ({
      startTime: startMs / 1_000,
      endTime: endMs / 1_000,
      title,
    })),
  });
