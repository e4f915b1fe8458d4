// The least that a node server can do: looks the address up and sends the bytes, both taken from a file:
//   node bench/bare-server.ts PORT ANSWERS.json
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export type BareAnswer = { headers: Record<string, string>; bodyBase64: string };

const [port, file] = process.argv.slice(2);
const given = JSON.parse(readFileSync(file!, 'utf8')) as Record<string, BareAnswer>;
const answers = new Map(
  Object.entries(given).map(([path, { headers, bodyBase64 }]) => [
    path,
    { headers, body: Buffer.from(bodyBase64, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url!);
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), '127.0.0.1');
