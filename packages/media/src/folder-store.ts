import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, isKeyOf, type MediaStore } from './media-store.ts';

const PART = '.part';

/** Files below a folder, which nginx serves as `/media/`. */
export function makeFolderStore(root: string): MediaStore {
  const pathOf = (key: string) => {
    checkKey(key);
    return join(root, key);
  };
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    read: async (key) => unlessMissing(readFile(pathOf(key)), undefined),
    exists: async (key) =>
      unlessMissing(
        access(pathOf(key)).then(() => true),
        false,
      ),
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeAbandoned: async (kind, before) => {
      const folder = join(root, kind);
      const names = await unlessMissing(readdir(folder), []);
      for (const name of names.filter((one) => one.endsWith(PART))) {
        const path = join(folder, name);
        // Its writer may rename it at this moment.
        const written = await unlessMissing(stat(path), undefined);
        if (written && written.mtimeMs < before) await rm(path, { force: true });
      }
    },
    list: async (kind) => {
      const names = await unlessMissing(readdir(join(root, kind)), []);
      return names
        .map((name) => `${kind}/${name}`)
        .filter((key) => isKeyOf(kind, key))
        .toSorted();
    },
  };
}

/**
 * Written under a temporary name, which nginx does not serve, and renamed once its bytes are on the disk: an image that
 * an editor saw as stored survives a power cut.
 */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const part = `${file}.${randomUUID()}${PART}`;
  try {
    await using handle = await open(part, 'wx');
    await handle.writeFile(bytes);
    await handle.sync();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }); // on a full disk every attempt would leave a partial file
    throw error;
  }
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function unlessMissing<T, U>(reading: Promise<T>, missing: U): Promise<T | U> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
}
