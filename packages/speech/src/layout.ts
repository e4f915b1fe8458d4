/** What is played, in order; times in samples. */
export type Piece<Sound> = { sound: Sound; from: number; to: number };

export type SpokenChapter<Sound> = { title: string; sentences: { text: string; sound: Sound }[] };

export type Layout<Sound> = {
  pieces: Piece<Sound>[];
  chapters: { title: string; from: number; to: number }[];
  sentences: { text: string; chapter: number; from: number; to: number }[];
  length: number;
};

/** What a file is: an episode, or what is joined with others to one. */
export type EpisodePart = 'whole' | 'opening' | 'chapter' | 'close';

type Lengths<Sound> = {
  jingles: { opening: Sound; between: Sound; closing: Sound };
  lengthOf: (sound: Sound) => number;
  sampleRate: number;
  part?: EpisodePart;
};

const BETWEEN_SENTENCES_S = 0.3;
const BETWEEN_CHAPTERS_S = 0.6;

/** POD-06: where each sentence is. A chapter begins with the jingle before it, so that listeners who jump there notice it. */
export function layEpisode<Sound>(
  chapters: SpokenChapter<Sound>[],
  { jingles, lengthOf, sampleRate, part = 'whole' }: Lengths<Sound>,
): Layout<Sound> {
  const short = Math.round(BETWEEN_SENTENCES_S * sampleRate);
  const long = Math.round(BETWEEN_CHAPTERS_S * sampleRate);
  const layout: Layout<Sound> = { pieces: [], chapters: [], sentences: [], length: 0 };
  const play = (sound: Sound) => {
    const piece = { sound, from: layout.length, to: layout.length + lengthOf(sound) };
    layout.pieces.push(piece);
    layout.length = piece.to;
    return piece;
  };
  const isBeginning = part === 'whole' || part === 'opening';
  for (const [chapter, { title, sentences }] of chapters.entries()) {
    if (chapter > 0) layout.length += long;
    const from = layout.length;
    play(chapter === 0 && isBeginning ? jingles.opening : jingles.between);
    for (const { text, sound } of sentences) {
      layout.length += short;
      const piece = play(sound);
      layout.sentences.push({ text, chapter, from: piece.from, to: piece.to });
    }
    layout.chapters.push({ title, from, to: layout.length });
  }
  layout.length += long;
  if (part === 'whole' || part === 'close') play(jingles.closing);
  // Each chapter lasts until the next one begins: no moment of the episode is outside of all chapters.
  for (const [at, chapter] of layout.chapters.entries())
    chapter.to = layout.chapters[at + 1]?.from ?? layout.length;
  return layout;
}
