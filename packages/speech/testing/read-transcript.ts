export type Cue = { fromMs: number; toMs: number; text: string };

/** The cues of a WebVTT file as a player reads them; a block that is no cue is a fault. */
export function readTranscript(file: string): Cue[] {
  const [header, ...blocks] = file.trimEnd().split(/\n\n+/);
  if (header !== 'WEBVTT') throw new Error(`not WebVTT: ${header}`);
  return blocks.map((block) => {
    const [, from, to, text] = /^\d+\n(\S+) --> (\S+)\n(.+)$/.exec(block) ?? [];
    if (from === undefined || to === undefined || text === undefined) throw new Error(`no cue: ${block}`);
    return { fromMs: msOf(from), toMs: msOf(to), text: unescape(text) };
  });
}

const msOf = (time: string) =>
  Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000);

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
