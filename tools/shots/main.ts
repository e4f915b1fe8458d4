// `pnpm shots [state…]`: a picture of every page state in the design's list (or of the given ones), into .data/shots/.
// States that cannot be reached are reported at the end, and the command fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/support/browser.ts';
import { startDay } from '@safira/testkit/simulated-day';
import { stageMember } from './member.ts';
import { sheetOf } from './sheet.ts';
import { NOW, stageDay, TODAY } from './stage.ts';
import type { State } from './state.ts';
import { states } from './states.ts';
import { type Outcome, picturesOf, take } from './take.ts';
import { commands, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { startEdge } from '@safira/testkit/stack-edge';

const folder = join(import.meta.dirname, '../../.data/shots');
const ports = shiftedPorts(15_700);
const edge = `http://127.0.0.1:${ports.edge}`;
/** A web server whose API is down. */
const alonePort = ports.web + 1;
const alone = `http://127.0.0.1:${alonePort}`;
const NO_API = 'http://127.0.0.1:20399';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !states.some((state) => state.name === name));
if (unknown.length > 0) {
  console.error(`shots: no such state: ${unknown.join(', ')}`);
  process.exit(1);
}
const outcomes = await shoot(named.length > 0 ? states.filter(({ name }) => named.includes(name)) : states);
// The sheet of all pictures already shows those that are taken again.
if (named.length === 0) writeFileSync(join(folder, 'index.html'), sheetOf(outcomes));

const missing = outcomes.filter(({ problem }) => problem !== undefined);
for (const { file, problem } of missing) console.log(`shots: MISSING ${file}: ${problem}`);
console.log(
  `shots: ${outcomes.length - missing.length} pictures, ${missing.length} missing: .data/shots/index.html`,
);
process.exitCode = missing.length > 0 ? 1 : 0;

async function shoot(chosen: readonly State[]): Promise<Outcome[]> {
  mkdirSync(folder, { recursive: true });
  // Pages offer what needs mail and Google; neither is called for a picture.
  const env = { NODE_ENV: 'production', MAIL_LINKS: 'true', GOOGLE_SIGN_IN: 'true' };
  const day = await startDay({
    name: 'safira_shots',
    ports,
    redisDb: 15,
    start: NOW,
    speed: 1,
    plan: 'Ultra',
    env,
  });
  try {
    const staged = await stageDay(day);
    day.stack.start('web', commands.web);
    day.stack.start('alone', commands.web, { env: { WEB_PORT: String(alonePort), API_URL: NO_API } });
    startEdge(day.stack);
    await waitFor(`${edge}/?date=${TODAY}`, { status: 200 });
    await waitFor(`${alone}/favicon.svg`, { status: 200 });

    const memberToken = await stageMember(edge, staged);
    const browser = await openBrowser();
    const publish = await makePublisher(day.stack.env.PUBLISH_SECRET!);
    const results: Outcome[] = [];
    for (const state of chosen) {
      for (const picture of picturesOf(state)) {
        const problem = results.find(({ file }) => file === otherTheme(picture))?.problem;
        const outcome = problem
          ? { ...picture, problem }
          : await take(state, picture, { browser, edge, alone, folder, memberToken, staged, publish });
        results.push(outcome);
        console.log(`shots: ${outcome.problem === undefined ? '' : 'MISSING '}${picture.file}`);
      }
    }
    await browser.close();
    return results;
  } finally {
    await day.stop();
  }
}

/** A state that could not be reached in the light theme is not tried in the dark one, to save the wait. */
function otherTheme({ file }: Outcome): string {
  return file.replace('-dark.png', '-light.png');
}

/** Publishes in place of the worker, which does not run; seqs continue from that of the list. */
async function makePublisher(secret: string) {
  const { seq: head } = (await (await fetch(`${edge}/api/matches`)).json()) as { seq: number };
  let last = head;
  return async ({ changes = [], asOf }: { changes?: object[]; asOf?: string }) => {
    const seq = changes.length > 0 ? ++last : last;
    const message = { prev: head, seq, changes: changes.map((change) => ({ seq, ...change })), asOf };
    await fetch(`http://127.0.0.1:${ports.edgePrivate}/publish/matches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'x-eventsource-event': 'change' },
      body: JSON.stringify(message),
    });
  };
}
