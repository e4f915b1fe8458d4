import { z } from 'zod';
import { imageWidths } from './image.ts';

/** Why an image is not stored. */
const ImageFault = z.enum(['animated', 'dimensions', 'unreadable']);
export type ImageFault = z.infer<typeof ImageFault>;

const side = z.int().positive();

/** The first line that the encoding process writes; after it the bytes of each file, in the order of the widths. */
export const EncodedHead = z.union([
  z.object({ width: side, height: side, lengths: z.array(side).length(imageWidths.length) }),
  z.object({ fault: ImageFault, detail: z.string() }),
]);
export type EncodedHead = z.infer<typeof EncodedHead>;

export function toMessage(head: EncodedHead, files: readonly Buffer[] = []): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files]);
}

/** Undefined if it is no whole message: the process crashed, or was taken over by what it decoded. */
export function readMessage(message: Buffer): { head: EncodedHead; files: Buffer[] } | undefined {
  const end = message.indexOf('\n');
  const head = EncodedHead.safeParse(parsed(message.toString('utf8', 0, Math.max(0, end))));
  if (!head.success) return undefined;
  const files: Buffer[] = [];
  let at = end + 1;
  for (const length of 'lengths' in head.data ? head.data.lengths : []) {
    files.push(message.subarray(at, at + length));
    at += length;
  }
  return at === message.length ? { head: head.data, files } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
