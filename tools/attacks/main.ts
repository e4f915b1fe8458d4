// `pnpm attacks [--only letter]`: sends hostile articles, addresses and files to a whole stack on the stored world, as a thief of an
// editor's session could; publishes what is accepted, and opens every page that shows it in Chromium. Fails if anything
// runs, if an answer is an error of the server, or if an article is on no page. Needs a finished build.
// `--only` sends the articles whose names contain a word, and no files.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { edge, ports } from '../../e2e/support/addresses.ts';
import { openBrowser } from '../../e2e/support/browser.ts';
import { mainStack, query, startFrozen, stopAll } from '../../e2e/support/stack.ts';
import { articleAttacks } from './attacks.ts';
import { registerEditor } from './editor.ts';
import { newsroomOf } from './newsroom.ts';
import { openPlaces } from './open-places.ts';
import { pack } from './pack.ts';
import { type Sent, sendFiles, uploadPicture } from './send-files.ts';
import { countAnswer, emptyTally, tableOf } from './tally.ts';

/** Longer than any copy of news lives. */
const COPIES_MS = 12_000;

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const stack = mainStack();
const tally = emptyTally();
const faults: string[] = [];
try {
  await startFrozen(stack);
  const editor = await registerEditor();
  const newsroom = newsroomOf(`http://127.0.0.1:${ports.api}`, editor.token);

  const all = articleAttacks(await uploadPicture(newsroom));
  const attacks = all.filter(({ name }) => only === undefined || name.includes(only));
  const accepted: typeof attacks = [];
  for (const attack of attacks) {
    const { status, article } = await newsroom.send(attack);
    faults.push(...countAnswer(tally, attack, status));
    if (article) accepted.push(attack);
  }
  console.log(`attacks: ${attacks.length} by articles, ${accepted.length} of them stored`);

  const count = (attack: Sent, status: number) => faults.push(...countAnswer(tally, attack, status));
  const files = only === undefined ? await sendFiles(newsroom, count) : [];
  console.log(`attacks: ${files.length} files stored`);

  const packed = pack(accepted, listTeams());
  const published = [];
  for (const { content, correction, ...rest } of packed)
    published.push({ ...rest, teams: content.teams, article: await newsroom.publish(content, correction) });
  console.log(`attacks: ${published.length} articles published`);
  // So that the log of changes is one of the pages.
  editor.promote();
  await wait(COPIES_MS);

  const browser = await openBrowser();
  faults.push(...(await openPlaces(browser, { edge, token: editor.token, published, files, tally })));
  await browser.close();
} catch (error) {
  faults.push(error instanceof Error ? error.stack! : String(error));
} finally {
  await stopAll(stack);
}
console.log(tableOf(tally));
for (const fault of faults) console.log(`attacks: FAILED: ${fault}`);
if (faults.length === 0) console.log('attacks: nothing was executed');
process.exitCode = faults.length > 0 ? 1 : 0;

/** Clubs of two leagues, whose pages are in the stored world. */
function listTeams(): number[] {
  const statement = `select string_agg(distinct team_id::text, ',') from standings where competition_id in (39, 307)`;
  return query(stack.name, statement).split(',').map(Number);
}
