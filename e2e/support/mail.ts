import { runMailServer } from '@safira/testkit/mail-server';
import { expect } from '@playwright/test';
import { ports } from './addresses.ts';

const port = ports.edge + 1_000;

/** AUTH-10: with them the stack sends mail, and its pages offer it. */
export const mailSettings = {
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(port),
  SMTP_TLS: 'none',
  MAIL_FROM: 'safira@example.com',
  MAIL_LINKS: 'true',
};

/** The mail server of these settings, which a test file starts and closes. */
export async function startInbox() {
  const { received, close } = await runMailServer({}, { port });

  const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address));

  /** The newest link to a page that was sent to an address, as soon as it has arrived. */
  async function linkTo(address: string, path: string): Promise<string> {
    const links = () =>
      mailsTo(address)
        .flatMap(({ plain }) => plain.match(/https?:\S+/g) ?? [])
        .filter((link) => new URL(link).pathname === path);
    await expect.poll(links, `a link to ${path}`).not.toEqual([]);
    return links().at(-1)!;
  }

  return { linkTo, mailsTo, close };
}
