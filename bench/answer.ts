import { type Agent, request } from 'node:http';

export type Answer = { status: number; headers: [string, string][]; body: Buffer };

/** One answer as it came over the wire; fetch would decompress it. */
export function readAnswer(
  url: string,
  headers: Record<string, string>,
  agent: Agent | false = false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const raw = answer.rawHeaders;
        const pairs = raw.flatMap((name, at): [string, string][] => (at % 2 ? [] : [[name, raw[at + 1]!]]));
        resolve({ status: answer.statusCode ?? 0, headers: pairs, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

export function headerOf({ headers }: Answer, name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Fails unless the address answers 200 with exactly these bytes. */
export async function expectBytes(
  { url, headers }: { url: string; headers: Record<string, string> },
  body: Buffer,
): Promise<Answer> {
  const answer = await readAnswer(url, headers);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  if (!answer.body.equals(body))
    throw new Error(`${url} answered ${answer.body.length} bytes, which are not the ${body.length} expected`);
  return answer;
}
