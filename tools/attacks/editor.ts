import { randomUUID } from 'node:crypto';
import { database, ports } from '../../e2e/support/addresses.ts';
import { query } from '../../e2e/support/stack.ts';
import { appCode } from '../../e2e/support/totp.ts';

/** Whose session the attacker has. */
export type Editor = { token: string; promote: () => void };

/** Registers with a second factor, as every editor has one; the role is given by the database, as by an operator. */
export async function registerEditor(): Promise<Editor> {
  const id = randomUUID();
  const email = `editor-${id}@example.com`;
  const person = { name: 'محررة تجريبية', email, password: `pw ${id}` };
  const { token } = await call<{ token: string }>('POST', '/auth/register', { body: person });
  query(database, `update users set email_verified_at = now() where email_key = '${email}'`);
  const started = await call<{ data: { secret: string } }>('POST', '/auth/totp', {
    token,
    body: { password: person.password },
  });
  await call('PUT', '/auth/totp', { token, body: { code: appCode(started.data.secret) } });
  const give = (role: string) => {
    query(database, `update users set role = '${role}' where email_key = '${email}'`);
  };
  give('editor');
  return { token, promote: () => give('admin') };
}

async function call<T>(
  method: string,
  path: string,
  { token, body }: { token?: string; body: object },
): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${ports.api}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()) as T; // our own answer
}
