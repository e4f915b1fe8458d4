const FEWEST = 2;
const MOST = 40;
/** Combining marks in a row: with more of them a name covers the lines around it. */
const MARKS = /\p{M}{5}/u;
/** Controls, invisible signs, private and unassigned characters, line separators; joiners are looked at separately. */
const FORBIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Joiners have a use between letters of the Arabic script and inside emoji; elsewhere they make equal names differ. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Extended_Pictographic}])/u;

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** AUTH-07: the name of an account as it is shown; undefined if it cannot be shown. Not unique, and not public. */
export function readName(typed: string): string | undefined {
  const name = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (FORBIDDEN.test(name) || STRAY_JOINER.test(name) || MARKS.test(name)) return undefined;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  const length = [...graphemes.segment(name)].length;
  return length < FEWEST || length > MOST ? undefined : name;
}
