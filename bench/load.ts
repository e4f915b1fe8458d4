import { execFile, execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';

export type Load = { requests: number; seconds: number };
export type Target = { url: string; headers: Record<string, string> };

const CONNECTIONS = 32;
const run = promisify(execFile);

/** wrk needs a tenth of node's CPU to send, so the servers get more of the cores; the unit is the same with both. */
export function findGenerator(): 'wrk' | 'node' {
  try {
    execFileSync('which', ['wrk'], { stdio: 'pipe' });
    return 'wrk';
  } catch {
    console.warn(
      'wrk is not installed (apt-get install -y wrk): node sends the load instead, which is slower.',
    );
    return 'node';
  }
}

/** Sends requests continuously over 32 keep-alive connections; fails at the first answer that is not a 200. */
export async function sendLoad(generator: 'wrk' | 'node', target: Target, seconds: number): Promise<Load> {
  return generator === 'wrk' ? sendByWrk(target, seconds) : sendByNode(target, seconds);
}

async function sendByWrk({ url, headers }: Target, seconds: number): Promise<Load> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...lines, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer well:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(requests > 0)) throw new Error(`wrk printed something unexpected:\n${stdout}`);
  return { requests, seconds };
}

async function sendByNode({ url, headers }: Target, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const deadline = performance.now() + seconds * 1_000;
  let requests = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  const loop = async () => {
    while (performance.now() < deadline) {
      await one();
      requests++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
  return { requests, seconds };
}
