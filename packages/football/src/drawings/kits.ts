import { clubColours } from './club-colours.ts';
import { channels, inkOn } from './contrast.ts';
import { flagOf } from './crest-look.ts';

/** The colours of a shirt and of the number on it, `#rrggbb`. */
export type Kit = { shirt: string; number: string };

/** `colours` as the provider reports them. */
type Side = { originalName: string; colours: Kit | null };

/** What both sides wear: if the shirts are too similar, the away side changes. */
export function wornKits(home: Side, away: Side): { home: Kit; away: Kit } {
  const [atHome, visiting] = [teamKit(home), teamKit(away)];
  if (!isAlike(atHome.shirt, visiting.shirt)) return { home: atHome, away: visiting };
  // The number is in the second colour of most teams; white and dark blue cannot both be like the home shirt.
  const shirt = [visiting.number, '#FFFFFF', '#12284C'].find((colour) => !isAlike(atHome.shirt, colour))!;
  return { home: atHome, away: { shirt, number: inkOn(shirt) } };
}

/** What a team is known to wear: as reported, else the colours of its flag. */
export function knownKit({ originalName, colours }: Side): Kit | null {
  if (colours) return colours;
  const flag = flagOf(originalName);
  return flag ? { shirt: flag[0]!.colour, number: inkOn(flag[0]!.colour) } : null;
}

/** On a pitch every side wears something: if nothing is known, the colours of its drawn crest. */
function teamKit(side: Side): Kit {
  const { field, ink } = clubColours(side.originalName);
  return knownKit(side) ?? { shirt: field, number: ink };
}

/** Red and dark red are alike, and so are black and dark blue; red and orange are not. */
const MIN_DISTANCE = 150;

const isAlike = (one: string, other: string) => colourDistance(one, other) < MIN_DISTANCE;

/** From 0 to 765, about as large as people see the difference ("redmean", a weighted distance of the channels). */
export function colourDistance(one: string, other: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(one);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(other);
  const red = (r1 + r2) / 2;
  return Math.sqrt(
    (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2,
  );
}
