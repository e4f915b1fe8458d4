import type { Inline } from '@safira/contract/news/body';
import type { Minute } from './course.ts';
import type { Person, Team } from './record.ts';

/** A report links to what its record names, never to another site. */
export type Piece = Omit<Inline, 'link'> & { link?: { kind: 'team' | 'player' | 'competition'; id: number } };
export type Sentence = readonly Piece[];

type Part = string | number | Piece | Sentence | undefined;

/** A sentence of a template: text with names and figures of the match in it. */
export function say(texts: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  const all = texts.flatMap((text, index): Piece[] => [{ text }, ...piecesOf(parts[index])]);
  const joined: Piece[] = [];
  for (const piece of all.filter(({ text }) => text !== '')) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(piece)) joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

function piecesOf(part: Part): readonly Piece[] {
  if (part === undefined) return [];
  if (typeof part === 'string' || typeof part === 'number') return [{ text: String(part) }];
  return 'text' in part ? [part] : part;
}

const isPlain = ({ link, isLtr }: Piece) => !link && !isLtr;

export const plainText = (sentence: Sentence): string => sentence.map(({ text }) => text).join('');

export const wordsIn = (paragraphs: readonly (readonly Sentence[])[]): number =>
  paragraphs
    .flat()
    .map((sentence) => plainText(sentence).split(/\s+/).length)
    .reduce((sum, words) => sum + words, 0);

/** «منتخب مصر», «فريق برشلونة للسيدات»: so that every team is a masculine noun, whatever its name is. */
export const teamName = ({ name, isNational, gender }: Team): string =>
  isNational && !name.startsWith('منتخب') ? `منتخب ${name}` : gender === 'feminine' ? `فريق ${name}` : name;

export const team = (of: Team): Piece => ({ text: teamName(of), link: { kind: 'team', id: of.id } });

/** After «ل»: «للأهلي», «لبرشلونة», «لمنتخب مصر». */
export const forTeam = (of: Team): Piece => ({ ...team(of), text: withLam(teamName(of)) });

/** The alef of the article is not written, and three lams never are: «للّيبي» is «لليبي». */
const withLam = (name: string) => `ل${name.replace(/^ال(?=ل)|^ا(?=ل)/, '')}`;

export const person = ({ id, name }: Person): Piece =>
  id === null ? { text: name } : { text: name, link: { kind: 'player', id } };

export const ltr = (text: string): Piece => ({ text, isLtr: true });

/** «الدقيقة 45+2» */
export const minute = (of: Minute): Sentence => say`الدقيقة ${minuteNumber(of)}`;

export const minuteNumber = ({ elapsed, extra }: Minute): Piece =>
  extra ? ltr(`${elapsed}+${extra}`) : { text: String(elapsed) };
