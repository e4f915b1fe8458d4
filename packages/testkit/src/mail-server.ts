import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = {
  from: string;
  to: string[];
  /** As sent, with its headers. */
  raw: string;
  headers: Map<string, string>;
  plain: string;
  html: string;
};

type Answers = {
  /** The refusal of a recipient, such as 550. */
  recipient?: (address: string) => number | undefined;
  /** The refusal of a message after it was sent. */
  message?: () => number | undefined;
};

/** A mail server that stores what it receives; on a free port, unless one is given. */
export async function runMailServer(
  answers: Answers = {},
  { port = 0, ...own }: SMTPServerOptions & { port?: number } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    ...own,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(answers.recipient?.(address), address)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const refusal = refusalOf(answers.message?.(), raw);
        if (!refusal) received.push(readMail(raw, envelope));
        done(refusal);
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { port: (listener.address() as AddressInfo).port, received, close };
}

/** Servers repeat the address, and may repeat the whole message. */
const refusalOf = (code: number | undefined, repeated: string) =>
  code === undefined ? null : Object.assign(new Error(`no: ${repeated}`), { responseCode: code });

function readMail(
  raw: string,
  { mailFrom, rcptTo }: { mailFrom: SMTPServerAddress | false; rcptTo: SMTPServerAddress[] },
): ReceivedMail {
  const { headers, body } = readPart(raw);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers.get('content-type')!) ?? [];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => parts.find((part) => part.headers.get('content-type')!.startsWith(type))!;
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw,
    headers,
    plain: decoded(partOf('text/plain')),
    html: decoded(partOf('text/html')),
  };
}

type Part = { headers: Map<string, string>; body: string };

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map(
    (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const,
  );
  return { headers: new Map(headers), body: raw.slice(end + 4) };
}

function decoded({ headers, body }: Part): string {
  if (headers.get('content-transfer-encoding') === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
