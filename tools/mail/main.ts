// `pnpm mail preview`: writes every mail as a page into .data/mails, with a link that does not work, and lists the files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailKinds } from '@safira/store/accounts/mail-queue';
import { composeMail } from '../../apps/worker/src/mail/compose.ts';

if (process.argv[2] !== 'preview') throw new Error('usage: pnpm mail preview');
const folder = join(import.meta.dirname, '../../.data/mails');
mkdirSync(folder, { recursive: true });
for (const kind of mailKinds) {
  const { subject, html } = composeMail(kind, `https://safira.example/reset#sfr_${'x'.repeat(43)}`);
  const file = join(folder, `${kind}.html`);
  writeFileSync(file, html);
  console.log(`${file}  ${subject}`);
}
