import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { Pictures } from './frame.ts';

/**
 * The facts without pictures that are not in the worker's folder, or not yet: with a picture it is a different card. A
 * machine without that folder draws the badges.
 */
export async function withFoundPictures<Facts extends object>(facts: Facts, folder: string): Promise<Facts> {
  const files = picturesIn(facts);
  const found = await Promise.all(files.map((file) => exists(join(folder, file))));
  const missing = new Set(files.filter((_, index) => !found[index]));
  if (missing.size === 0) return facts;
  const text = JSON.stringify(facts, (key, value: unknown) => (isMissing(key, value) ? null : value));
  return JSON.parse(text) as Facts; // facts are plain data, and a picture may be null

  function isMissing(key: string, value: unknown): boolean {
    return key === 'picture' && missing.has(value as string); // other values are not in the set
  }
}

/** Pictures that cannot be read are left out, and their badges are drawn instead. */
export async function loadPictures(facts: object, folder: string): Promise<Pictures> {
  const load = (file: string): Promise<[string, Image] | undefined> =>
    readFile(join(folder, file))
      .then(loadImage)
      .then((image): [string, Image] => [file, image])
      .catch(() => undefined);
  const loaded = await Promise.all(picturesIn(facts).map(load));
  return new Map(loaded.filter((one) => one !== undefined));
}

/** The files of all badges in some facts. */
function picturesIn(facts: object): string[] {
  const files = Object.entries(facts).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'picture' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? picturesIn(value) : [];
  });
  return [...new Set(files)];
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
