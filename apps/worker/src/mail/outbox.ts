import type { Logger } from '@safira/operations/log';
import {
  claimMails,
  deleteMail,
  findLinkOwner,
  type QueuedMail,
  saveAddressState,
} from '@safira/store/accounts/mail-sending';
import { saveLink } from '@safira/store/accounts/one-time-tokens';
import type { Db } from '@safira/store/db';
import { mailsDone } from '../metrics.ts';
import type { Progress } from '../progress.ts';
import { sleep } from '../sleep.ts';
import { composeMail } from './compose.ts';
import type { Mailer } from './mailer.ts';

const POLL_MS = 2_000;
const AT_ONCE = 5;
/** Longer than all timeouts of a delivery together. */
const ROUND_MS = 60_000;
const ACCOUNT_PAGE = '/account';

export type OutboxTools = {
  db: Db;
  mailer: Mailer;
  siteUrl: string;
  log: Logger;
  /** The real time: mail does not follow the clock of the football world. */
  now: () => number;
  progress?: Progress;
};

/** AUTH-10: sends what is queued until stopped. Any number of workers may: each mail is claimed by one. */
export async function runOutbox(tools: OutboxTools, stop: AbortSignal): Promise<void> {
  const { log, progress } = tools;
  while (!stop.aborted) {
    progress?.note('mail', ROUND_MS);
    const claimed = await sendDue(tools).catch((error: unknown) => {
      log.warn({ err: error }, 'the mail queue could not be read');
      return 0;
    });
    if (claimed < AT_ONCE) await sleep(POLL_MS, stop);
  }
  progress?.end('mail');
}

/** One round; returns how many mails it claimed. */
export async function sendDue(tools: OutboxTools): Promise<number> {
  const { db, log, now } = tools;
  const mails = await claimMails(db, { now: new Date(now()), limit: AT_ONCE });
  await Promise.all(
    mails.map((mail) =>
      sendOne(tools, mail).catch((error: unknown) => {
        log.warn({ err: error, mail: mail.id }, 'a mail could not be prepared: it stays queued');
      }),
    ),
  );
  return mails.length;
}

async function sendOne(tools: OutboxTools, mail: QueuedMail): Promise<void> {
  const { db, mailer, log, now } = tools;
  const { id, kind } = mail;
  const prepared = await prepare(tools, mail);
  if (!prepared) return deleteMail(db, id);
  const { address, url } = prepared;
  const { state, reason } = await mailer.send({ to: address, ...composeMail(kind, url) });
  mailsDone.inc({ kind, state });
  if (state === 'sent') await saveAddressState(db, { address, refusedAt: null });
  else log.warn({ mail: id, kind, state, reason }, 'a mail was not delivered');
  if (state === 'refused') await saveAddressState(db, { address, refusedAt: new Date(now()) });
  if (state !== 'failed') await deleteMail(db, id);
}

/** Where a mail goes and where its button leads. A link is made only now: its 15 minutes begin when it is sent. */
async function prepare(
  { db, siteUrl, now }: OutboxTools,
  mail: QueuedMail,
): Promise<{ address: string; url: string } | undefined> {
  const { kind, address } = mail;
  if (kind !== 'reset' && kind !== 'verify' && kind !== 'verify_new')
    return { address, url: new URL(ACCOUNT_PAGE, siteUrl).href };
  const owner = await findLinkOwner(db, mail);
  if (!owner) return undefined;
  const { userId, email } = owner;
  const target = kind === 'reset' ? ({ purpose: 'reset' } as const) : ({ purpose: 'verify', email } as const);
  const path = await saveLink(db, { userId, ...target, now: new Date(now()) });
  return { address: email.text, url: new URL(path, siteUrl).href };
}
