import type { uploadImage } from '@safira/contract/newsroom/images';
import type { Answer } from '@safira/contract/endpoint';
import { attacks } from '../../packages/media/testing/attacks.ts';
import { jpeg, webp } from '../../packages/media/testing/files.ts';
import type { Kind } from './attack.ts';
import type { Newsroom } from './newsroom.ts';
import { fileNames } from './tables/addresses.ts';

export type Sent = { kind: Kind; name: string };
type Count = (attack: Sent, status: number) => void;

/** A harmless one, for articles that attack by the words of a picture. */
export async function uploadPicture({ upload }: Newsroom): Promise<object> {
  const { status, body } = await upload(webp);
  if (status !== 201) throw new Error(`a picture was refused: ${status} ${body}`);
  const { sha256: picture, width, height } = imageOf(body);
  return { picture, width, height };
}

/** Sends the files of the table, then one file under many names; the addresses of those that were stored. */
export async function sendFiles({ upload }: Newsroom, count: Count): Promise<string[]> {
  const stored = new Set<string>();
  const note = (attack: Sent, { status, body }: { status: number; body: string }) => {
    count(attack, status);
    if (status === 201) stored.add(imageOf(body).sources.at(-1)!.url);
  };
  for (const { name, bytes } of attacks) note({ kind: 'file', name }, await upload(bytes));
  for (const [name, headers] of Object.entries(fileNames))
    note({ kind: 'file name', name }, await upload(jpeg, headers));
  return [...stored];
}

const imageOf = (body: string) => (JSON.parse(body) as Answer<typeof uploadImage>).data.image; // our own answer
