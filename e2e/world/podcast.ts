import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { queryDatabase, type Stack } from '@safira/testkit/stack';
import { readFacts } from './world.ts';

/** A minute of speech by espeak-ng. */
const file = join(import.meta.dirname, 'episode.mp3');
const DURATION_MS = 60_000;
const SLOT_MS = 18_000_000;

/** Two pages of the list. */
export const EPISODES = 13;

const titles = ['قمة أنفيلد وليلة مدريد', 'صدارة ثلاثية وديربي مؤجل', 'خمس نقاط من ليلة الأبطال'];

const part = (title: string, startMs: number, endMs: number) => ({ title, startMs, endMs });
const chapters = [
  part('المقدمة', 0, 10_000),
  part('الدوري الإنجليزي', 10_000, 30_000),
  part('الدوري الإسباني', 30_000, 50_000),
  part('الختام', 50_000, DURATION_MS),
];
const sentences = Array.from({ length: 12 }, (_, index) => ({
  text: `الجملة رقم ${index + 1} من النص، وهي أطول قليلًا من سطر على هاتف ضيق.`,
  chapter: chapters.findLastIndex(({ startMs }) => startMs <= index * 5_000),
  startMs: index * 5_000,
  endMs: (index + 1) * 5_000,
}));

/** Episodes as the worker would have published them, all with the same sound; the newest first. */
export function storePodcast({ name, media }: Pick<Stack, 'name' | 'media'>, now = readFacts().now): void {
  const slot = Math.floor(Date.parse(now) / SLOT_MS);
  mkdirSync(join(media, 'podcast'), { recursive: true });
  const rows = Array.from({ length: EPISODES }, (_, index) => {
    const key = `podcast/${slot - index}-1-00ff.mp3`;
    copyFileSync(file, join(media, key));
    return {
      slot: slot - index,
      generated_at: new Date((slot - index) * SLOT_MS + 60_000).toISOString(),
      title: titles[index % titles.length],
      file_key: key,
    };
  });
  const texts = JSON.stringify({ chapters, sentences });
  queryDatabase(
    name,
    `insert into podcast_episodes (slot, status, generated_at, kind, title, leagues, chapters, sentences, templates,
       previewed, places, file_key, file_bytes, duration_ms, processing_ms, engine, voice, is_trial)
     select slot, 'published', generated_at, 'news', title, '{39,140}', texts.t -> 'chapters', texts.t -> 'sentences',
       '{}', '{}', '{}', file_key, ${statSync(file).size}, ${DURATION_MS}, 47300, 'espeak', 'ar', true
     from (select '${texts}'::jsonb as t) as texts,
       jsonb_to_recordset('${JSON.stringify(rows)}')
         as row (slot int, generated_at timestamptz, title text, file_key text)
     order by slot`,
  );
}
