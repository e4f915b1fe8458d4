import type { SpeechText } from '@safira/speech/engine';

export type ScriptChapter = { title: string; sentences: SpeechText[] };

/** Lines `plain<TAB>vocalised`; a line `# title` begins a chapter. */
export function readScript(text: string): ScriptChapter[] {
  const chapters: ScriptChapter[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const title = /^# *(.+)$/.exec(line)?.[1];
    if (title !== undefined) {
      chapters.push({ title: title.trim(), sentences: [] });
      continue;
    }
    const [plain = '', vocalised = '', ...more] = line.split('\t').map((part) => part.trim());
    const chapter = chapters.at(-1);
    if (!chapter) throw new Error(`line ${at + 1}: a sentence before the first \`# title\``);
    if (plain === '' || vocalised === '' || more.length > 0)
      throw new Error(`line ${at + 1}: expected the plain text, a tab, and the vocalised text`);
    chapter.sentences.push({ plain, vocalised });
  }
  return chapters;
}
