import { drawCard } from './draw.ts';
import type { ShareFacts } from './facts.ts';
import { loadPictures } from './pictures.ts';

/** OURS-05: the finished card. Drawing takes some milliseconds; the PNG is encoded off the event loop. */
export async function drawPng(facts: ShareFacts, mediaFolder: string): Promise<Buffer> {
  const { canvas } = drawCard(facts, await loadPictures(facts, mediaFolder));
  return canvas.encode('png');
}
