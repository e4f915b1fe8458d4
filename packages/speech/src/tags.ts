export type EpisodeTags = {
  title: string;
  artist: string;
  album: string;
  /** The day of publication, `2026-11-18`. */
  date: string;
};

export type TimedChapter = { title: string; startMs: number; endMs: number };

/** The metadata file of ffmpeg, which writes it as ID3 with a CHAP frame for each chapter. */
export function tagsFile(tags: EpisodeTags, chapters: TimedChapter[]): string {
  const own = Object.entries({ ...tags, genre: 'Podcast', language: 'ara' }).map(
    ([name, value]) => `${name}=${escape(value)}`,
  );
  const blocks = chapters.map(
    ({ title, startMs, endMs }) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${startMs}\nEND=${endMs}\ntitle=${escape(title)}`,
  );
  return [';FFMETADATA1', ...own, ...blocks, ''].join('\n');
}

/** A line of the file is a field, so a title has none of its own. */
const escape = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[=;#\\]/g, '\\$&');
