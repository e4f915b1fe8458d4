import type { register } from '@safira/contract/accounts/auth';
import type { Answer } from '@safira/contract/endpoint';
import type { getMatch } from '@safira/contract/matches/matches';
import type { Stage } from './state.ts';

const LIVERPOOL = 40;

/** A reader with favourites; the token of their session. */
export async function stageMember(edge: string, staged: Stage['staged']): Promise<string> {
  const { token } = await call<Answer<typeof register>>('/auth/register', {
    email: 'layla@example.com',
    password: 'صافرة النهاية 90+4',
    name: 'ليلى',
  });
  const live = staged.get('live-pulse')!;
  const { data: match } = await call<Answer<typeof getMatch>>(`/matches/${live}`);
  const teams = [match.teams.home.id, LIVERPOOL, match.teams.away.id];
  for (const teamId of teams) await call('/users/favorites/teams', { teamId }, token);
  for (const name of ['live-pulse', 'added-time']) {
    await call('/users/favorites/matches', { matchId: staged.get(name)! }, token);
  }
  for (const competitionId of [307, 39, 233])
    await call('/users/favorites/competitions', { competitionId }, token);
  return token;

  async function call<T>(path: string, body?: object, bearer?: string): Promise<T> {
    const answer = await fetch(`${edge}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
