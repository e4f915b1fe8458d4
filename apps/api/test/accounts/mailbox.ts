import { makeLog } from '@safira/operations/log';
import type { Db } from '@safira/store/db';
import { type OutboxTools, sendDue } from '../../../worker/src/mail/outbox.ts';

type Mail = { to: string; subject: string; token: string | undefined };

/** Takes what the API queued, through the worker's own code, without a mail server. */
export function aMailbox(db: Db, clock: { now: number }) {
  async function collect(): Promise<Mail[]> {
    const mails: Mail[] = [];
    const tools: OutboxTools = {
      db,
      mailer: {
        send: async ({ to, subject, text }) => {
          mails.push({ to, subject, token: /#(sfr_\S+)/.exec(text)?.[1] });
          return { state: 'sent' };
        },
      },
      siteUrl: 'https://safira.test',
      log: makeLog('worker', 'silent'),
      now: () => clock.now,
    };
    while ((await sendDue(tools)) > 0);
    return mails;
  }
  return {
    collect,
    /** The token of the link that was sent to an address. */
    tokenTo: async (address: string) => (await collect()).findLast(({ to }) => to === address)!.token!,
  };
}
