import { createTransport } from 'nodemailer';
import type { MailSettings } from './settings.ts';
import { brand } from './text.ts';

/** Of each step; the next attempt is a minute later. */
const TIMEOUT_MS = 5_000;

export type Message = { to: string; subject: string; html: string; text: string };

/**
 * `refused`: the server has no such recipient, and never will; `rejected`: it does not take this message; `failed`: the
 * next attempt may succeed. The reason has codes only: the texts of servers repeat the address.
 */
export type Delivery =
  | { state: 'sent'; reason?: undefined }
  | { state: 'refused' | 'rejected' | 'failed'; reason: string };

export type Mailer = { send: (message: Message) => Promise<Delivery> };

export function makeMailer({ host, port, tls, login, from, bounces, dkim }: MailSettings): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // Nothing in a message is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(login && { auth: login }),
    ...(dkim && { dkim }),
  });
  return {
    send: async ({ to, subject, html, text }) => {
      try {
        await transport.sendMail({
          from: { name: brand, address: from },
          to: { name: '', address: to },
          envelope: { from: bounces, to },
          subject,
          html,
          text,
          // RFC 3834: no answering machine replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { state: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** As nodemailer describes the step that failed. */
type SmtpError = { code?: string; command?: string; responseCode?: number };

function failureOf(error: unknown): Delivery {
  const { code = 'unknown', command = '', responseCode = 0 } = error as SmtpError;
  const reason = `${code} ${command} ${responseCode}`;
  // Any other 5xx is about us: a wrong password, or a sender that the server does not accept.
  const isFinal = responseCode >= 500;
  if (isFinal && command === 'RCPT TO') return { state: 'refused', reason };
  return { state: isFinal && command === 'DATA' ? 'rejected' : 'failed', reason };
}
