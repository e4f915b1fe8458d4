import type { Image } from '@napi-rs/canvas';

/** Of a card without pictures. */
export const aFrame = { isSimulated: true, pictures: new Map<string, Image>() };

/** The crest of a team in one colour. */
export const aCrest = (letters: string, colour: string) => ({
  letters,
  painted: [{ area: 'M0 0H48V48H0Z', colour }],
  disc: colour,
  ink: '#FFFFFF',
});

/** The emblem of a league. */
export const anEmblem = { letters: 'سع', kind: 'league', colour: '#0B6B4F', isOutlined: false } as const;
