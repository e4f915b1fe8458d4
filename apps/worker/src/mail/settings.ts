import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { port } from '@safira/operations/env';

/** A PEM file in base64, because a setting is one line. */
const privateKey = z.base64().transform((text, context) => {
  try {
    return createPrivateKey(Buffer.from(text, 'base64')).export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    context.addIssue('a private key as a PEM file, in base64');
    return z.NEVER;
  }
});

/** Settings of mail, in the environment of the worker. */
export const mailKeys = {
  /** The address of our own pages, which links lead to. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  /** Without a host no mail is sent. */
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  /** `starttls` and `implicit` send nothing unencrypted; `none` is for a server on the same machine. */
  SMTP_TLS: z.enum(['starttls', 'implicit', 'none']).default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.email().optional(),
  /** Where servers report mails that they could not deliver; MAIL_FROM if it is not set. */
  MAIL_BOUNCES: z.email().optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY: privateKey.optional(),
};

export type MailSettings = {
  host: string;
  port: number;
  tls: 'starttls' | 'implicit' | 'none';
  login?: { user: string; pass: string };
  from: string;
  bounces: string;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
};

type MailConfig = z.output<z.ZodObject<typeof mailKeys>>;

/** What is missing, by its key; settings that only work together are given together. */
export function mailFault(config: MailConfig): { key: keyof MailConfig; message: string } | undefined {
  const together = (keys: readonly (keyof MailConfig)[], isNeeded: boolean) => {
    const missing = keys.find((key) => config[key] === undefined);
    return isNeeded && missing ? { key: missing, message: `needed with ${keys.join(', ')}` } : undefined;
  };
  const isAnyGiven = (keys: readonly (keyof MailConfig)[]) => keys.some((key) => config[key] !== undefined);
  const login = ['SMTP_USER', 'SMTP_PASSWORD'] as const;
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'] as const;
  return (
    together(['SMTP_HOST', 'MAIL_FROM'], config.SMTP_HOST !== undefined) ??
    together(login, isAnyGiven(login)) ??
    together(dkim, isAnyGiven(dkim))
  );
}

/** Of a configuration without a fault; undefined if no mail is sent. */
export function mailSettingsOf(config: MailConfig): MailSettings | undefined {
  const { SMTP_HOST: host, MAIL_FROM: from, SMTP_USER: user, SMTP_PASSWORD: pass } = config;
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY: key } = config;
  if (!host || !from) return undefined;
  return {
    host,
    port: config.SMTP_PORT,
    tls: config.SMTP_TLS,
    from,
    bounces: config.MAIL_BOUNCES ?? from,
    ...(user && pass && { login: { user, pass } }),
    ...(domainName && keySelector && key && { dkim: { domainName, keySelector, privateKey: key } }),
  };
}
