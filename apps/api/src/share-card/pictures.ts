import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { Pictures } from './draw.ts';
import type { ShareFacts } from './facts.ts';

/**
 * The facts without pictures that are not in the worker's folder, or not yet: with a picture it is a different card. A
 * machine without that folder draws the crests.
 */
export async function withFoundPictures(facts: ShareFacts, folder: string): Promise<ShareFacts> {
  const found = async <T extends { picture: string | null }>(of: T): Promise<T> => ({
    ...of,
    picture: of.picture && (await exists(join(folder, of.picture))) ? of.picture : null,
  });
  const [competition, home, away] = await Promise.all([
    found(facts.competition),
    found(facts.home),
    found(facts.away),
  ]);
  return { ...facts, competition, home, away };
}

/** A picture that cannot be read is null, and a crest is drawn instead. */
export async function loadPictures(
  { home, away, competition }: ShareFacts,
  folder: string,
): Promise<Pictures> {
  const load = async ({ picture }: { picture: string | null }): Promise<Image | null> => {
    if (!picture) return null;
    return readFile(join(folder, picture))
      .then(loadImage)
      .catch(() => null);
  };
  const [ofHome, ofAway, ofCompetition] = await Promise.all([load(home), load(away), load(competition)]);
  return { home: ofHome, away: ofAway, competition: ofCompetition };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
