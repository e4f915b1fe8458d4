import type { Draw } from './frame.ts';
import { loadPictures } from './pictures.ts';

export type Drawing<Facts extends object> = { draw: Draw<Facts>; facts: Facts; isSimulated: boolean };

/** OURS-05: the finished card. Drawing takes some milliseconds; the PNG is encoded off the event loop. */
export async function drawPng<Facts extends object>(
  { draw, facts, isSimulated }: Drawing<Facts>,
  mediaFolder: string,
): Promise<Buffer> {
  const pictures = await loadPictures(facts, mediaFolder);
  return draw(facts, { isSimulated, pictures }).canvas.encode('png');
}
