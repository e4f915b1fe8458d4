// `node tools/letters/main.ts learn <tokens.tsv>`     learns how Latin letters become Arabic ones and writes the table.
// `node tools/letters/main.ts judge <tokens.tsv>`     judges the table by the 2,000 held-out tokens.
// `node tools/letters/main.ts try <tokens.tsv>`       learns without 2,000 more and judges by those: to choose settings.
// `node tools/letters/main.ts sample <tokens.tsv>`    writes 300 of the held-out tokens to a fixture of the tests.
// `node tools/letters/main.ts profiles <tokens.tsv>`  shows how each nationality's profile spells our players.
// `node tools/letters/main.ts learn-arab <tokens.tsv>`  the same from Arab names alone, our own tables first.
// `node tools/letters/main.ts judge-arab <tokens.tsv>`  judges that table by 500 held-out names of our tables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWord } from '@safira/arabic/letters/letter-features';
import { outputsOf, spellWith } from '@safira/arabic/letters/letter-model';
import { transliterate } from '@safira/arabic/letters/transliterate';
import { arabTokens } from './arab-tokens.ts';
import { judge } from './judge.ts';
import { learn } from './learn.ts';
import { judgeProfiles } from './profiles.ts';
import { toSample } from './sample.ts';
import { toTable } from './table.ts';
import { readTokens, SPLIT_SEED } from './tokens.ts';

const TABLES = join(import.meta.dirname, '../../packages/arabic/src/tables');
const WIKIDATA = 'personal names of Wikidata (CC0), by github.com/steveash/NETransliteration-COLING2018';
const SAMPLE = join(import.meta.dirname, '../../packages/arabic/src/fixtures/held-out-names.ts');
const TRIED = 2000;

const [command = '', path] = process.argv.slice(2);
const commands: Record<string, (path: string) => void> = {
  learn: (tokens) => {
    const title = { command: 'learn', source: WIKIDATA, name: 'letterTable' };
    write('letter-weights.ts', toTable(learn(readTokens(tokens).known, console.log), title));
  },
  'learn-arab': (tokens) => {
    const source = `the Arab names of our own tables and of ${WIKIDATA}`;
    const title = { command: 'learn-arab', source, name: 'arabLetterTable' };
    write('arab-letter-weights.ts', toTable(learn(arabTokens(tokens).known, console.log), title));
  },
  'judge-arab': (tokens) => {
    console.log(judge(arabTokens(tokens).heldOut, (latin) => transliterate(latin, 'Algeria')));
  },
  judge: (tokens) => {
    const { heldOut, known } = readTokens(tokens);
    console.log(`seed ${SPLIT_SEED}: ${known.length} tokens to learn from, ${heldOut.length} held out`);
    console.log(judge(heldOut, (latin) => transliterate(latin)));
  },
  sample: (tokens) => writeFileSync(SAMPLE, toSample(readTokens(tokens).heldOut)),
  profiles: (tokens) => {
    for (const line of judgeProfiles(readTokens(tokens).known)) console.log(line);
  },
  try: (tokens) => {
    const { known } = readTokens(tokens);
    const model = learn(known.slice(TRIED), console.log);
    const outputs = outputsOf(model.outputs);
    console.log(judge(known.slice(0, TRIED), (latin) => spellWith({ ...model, outputs }, readWord(latin))));
  },
};
function write(file: string, text: string): void {
  writeFileSync(join(TABLES, file), text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
}

const run = commands[command];
if (!run || path === undefined) throw new Error(`usage: ${Object.keys(commands).join(' | ')} <tokens.tsv>`);
run(path);
