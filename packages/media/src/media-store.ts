/** What is stored, by the folder of its keys: images of articles, and episodes of the podcast. */
export type MediaKind = 'news' | 'podcast';

/** Files by key, in a folder or in a bucket. A key of any other form than `keyPatterns` is refused by every function. */
export type MediaStore = {
  /** All of it or nothing: a reader never sees a part of a file, also if the process is killed here. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  read: (key: string) => Promise<Buffer | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** Deletes what writers that were killed left before this moment; a bucket has no such files. */
  removeAbandoned: (kind: MediaKind, before: number) => Promise<void>;
  /** Also if there is no such file. */
  remove: (key: string) => Promise<void>;
  /** The keys of one kind, in order. */
  list: (kind: MediaKind) => Promise<string[]>;
};

const keyPatterns: Record<MediaKind, RegExp> = {
  news: /^news\/[0-9a-f]{64}-(?:320|640|1200)\.webp$/,
  podcast: /^podcast\/[a-z0-9][a-z0-9-]{0,99}\.mp3$/,
};

const contentTypes: Record<MediaKind, string> = { news: 'image/webp', podcast: 'audio/mpeg' };

export const isKeyOf = (kind: MediaKind, key: string): boolean => keyPatterns[kind].test(key);

/** The content type of a key; throws for a name that is none, so that no name can lead out of the store. */
export function checkKey(key: string): string {
  const kinds = Object.keys(keyPatterns) as MediaKind[];
  const kind = kinds.find((one) => isKeyOf(one, key));
  if (!kind) throw new Error(`not a key of the media store: ${JSON.stringify(key.slice(0, 120))}`);
  return contentTypes[kind];
}
