import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedProvider } from './check.ts';
import { withoutPeople } from './without-people.ts';

/** The refused items, one file for each question, without people and without the key; gives back the files. */
export async function saveMisfits(
  { questions }: CheckedProvider,
  { folder, key }: { folder: string; key: string },
): Promise<string[]> {
  const misfits = questions.filter(({ refused }) => refused.length > 0);
  if (misfits.length > 0) await mkdir(folder, { recursive: true });
  // All at once: whom one answer names may stand in a text of another.
  const cleaned = withoutPeople(misfits.map(({ refused }) => refused)) as unknown[]; // a list stays one
  return Promise.all(
    misfits.map(async ({ name }, index) => {
      const file = join(folder, `${name.replaceAll(/[^a-z]+/g, '-')}.json`);
      const text = JSON.stringify({ question: name, refused: cleaned[index] }, null, 2);
      await writeFile(file, `${text.replaceAll(key, '***')}\n`);
      return file;
    }),
  );
}
