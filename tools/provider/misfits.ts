import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedProvider } from './check.ts';
import { withoutPeople } from './without-people.ts';

/** Saves the refused items, one file for each request, without people and without the key; returns the files. */
export async function saveMisfits(
  { requests }: CheckedProvider,
  { folder, key }: { folder: string; key: string },
): Promise<string[]> {
  const misfits = requests.filter(({ refused }) => refused.length > 0);
  if (misfits.length > 0) await mkdir(folder, { recursive: true });
  // All together: a person named in one answer may be mentioned in a text of another.
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
