import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { readXmltvTime } from './xmltv-time.ts';

/** One programme of a guide. Titles in several languages are joined. */
export type Programme = {
  /** The channel as the guide names it. */
  channel: string;
  start: number;
  stop: number | null;
  title: string;
  subTitle: string;
  categories: readonly string[];
  commentators: readonly string[];
  /** The language of the broadcast, if the guide says it. */
  language: string | null;
};

type Wanted = {
  channels: ReadonlySet<string>;
  /** Programmes that run in this span. */
  from: number;
  to: number;
  maxBytes?: number;
};

/** The guide cannot be used, and nothing of it was. */
export class GuideError extends Error {
  override name = 'GuideError';
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Longer texts are cut: no title is longer, and a broken file must not fill the memory. */
const LONGEST_TEXT = 500;
/** For programmes without an end. */
const LONGEST_PROGRAMME_MS = 4 * 3_600_000;

/** Where in a programme an element's text goes. */
const kept = new Set(['title', 'sub-title', 'category', 'commentator', 'language']);

/**
 * OURS-17: reads an XMLTV guide as a stream: the programmes of the wanted channels in a span of time. A file that is too
 * large, cut off, not UTF-8, or that defines entities ends with a `GuideError`; the caller then uses none of it.
 */
export async function* readXmltv(
  chunks: AsyncIterable<Uint8Array>,
  { channels, from, to, maxBytes = MAX_BYTES }: Wanted,
): AsyncGenerator<Programme> {
  const found: Programme[] = [];
  let current: (Programme & { texts: Map<string, string[]> }) | undefined;
  let text: string | undefined;
  let isGuide = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new GuideError(error.message);
  });
  // A reference to the usual DTD is harmless, it is not loaded; definitions inside the file are refused.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new GuideError('the file defines entities');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw new GuideError(`the encoding is ${encoding}`);
  });
  parser.on('opentag', (tag) => {
    if (!isGuide && tag.name !== 'tv') throw new GuideError(`the file is no guide: <${tag.name}>`);
    isGuide = true;
    if (tag.name === 'programme') current = wantedProgramme(tag, { channels, from, to });
    else if (current && kept.has(tag.name)) text = '';
  });
  const addText = (part: string) => {
    if (text !== undefined && text.length < LONGEST_TEXT) text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (!current) return;
    if (text !== undefined && kept.has(name)) {
      const clean = text.slice(0, LONGEST_TEXT).replaceAll(/\s+/g, ' ').trim();
      const texts = current.texts.get(name) ?? [];
      if (clean !== '' && !texts.includes(clean)) current.texts.set(name, [...texts, clean]);
      text = undefined;
    } else if (name === 'programme') {
      found.push(finished(current));
      current = undefined;
    }
  });

  const decode = makeDecoder();
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new GuideError(`the file is larger than ${maxBytes} bytes`);
    parser.write(decode(chunk));
    yield* found.splice(0);
  }
  parser.write(decode());
  parser.close();
  yield* found.splice(0);
}

/** Decodes a stream; without a chunk, its end. */
function makeDecoder(): (chunk?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw new GuideError('the file is not UTF-8', { cause: error });
    }
  };
}

/** The start of a wanted programme; one whose time cannot be read is left out. */
function wantedProgramme(
  { attributes }: SaxesTagPlain,
  { channels, from, to }: Wanted,
): (Programme & { texts: Map<string, string[]> }) | undefined {
  const { channel = '', start: startText = '', stop: stopText = '' } = attributes;
  if (!channels.has(channel)) return undefined;
  const start = readXmltvTime(startText);
  if (start === undefined) return undefined;
  const stop = readXmltvTime(stopText);
  const end = stop !== undefined && stop > start ? stop : null;
  if (start >= to || (end ?? start + LONGEST_PROGRAMME_MS) <= from) return undefined;
  return {
    channel,
    start,
    stop: end,
    title: '',
    subTitle: '',
    categories: [],
    commentators: [],
    language: null,
    texts: new Map(),
  };
}

function finished({ texts, ...programme }: Programme & { texts: Map<string, string[]> }): Programme {
  const of = (name: string) => texts.get(name) ?? [];
  return {
    ...programme,
    title: of('title').join(' | '),
    subTitle: of('sub-title').join(' | '),
    categories: of('category'),
    commentators: of('commentator'),
    language: of('language')[0] ?? null,
  };
}
