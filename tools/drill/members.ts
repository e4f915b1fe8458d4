import { randomUUID } from 'node:crypto';
import type { register } from '@safira/contract/accounts/auth';
import type { Answer } from '@safira/contract/endpoint';

export type Member = { email: string; name: string; id: string; token: string };

/** Registers accounts at an API, each from an address of its own: registrations of one address are limited. */
export async function registerMembers(api: string, count: number): Promise<Member[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const mark = randomUUID();
      const person = { email: `member-${mark}@example.com`, name: `N${mark}`, password: `phrase ${mark}` };
      const answer = await fetch(`${api}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${n + 1}` },
        body: JSON.stringify(person),
      });
      if (answer.status !== 201) throw new Error(`an account was refused: ${await answer.text()}`);
      const { token, user } = (await answer.json()) as Answer<typeof register>;
      return { ...person, id: user.id, token };
    }),
  );
}

export const asMember = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
