import { addressOfHost, databaseHosts, type Host, isHost } from './hosts.ts';

export type Member = {
  name: Host;
  /** leader, sync_standby or replica; others while it changes. */
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
};

const ANSWER_MS = 1_500;

/** The members as Patroni knows them, from the first host that answers; undefined if none does. */
export async function listMembers(): Promise<Member[] | undefined> {
  const answers = await Promise.all(
    databaseHosts.map((host) =>
      fetch(`http://${addressOfHost(host)}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_MS) })
        .then(async (answer) => ((await answer.json()) as { members: Member[] }).members)
        .catch(() => undefined),
    ),
  );
  return answers.find((members) => members !== undefined && members.length > 0);
}

/** The host that itself says that it is the primary and holds the lock; undefined while there is none. */
export async function findPrimary(): Promise<Host | undefined> {
  const answers = await Promise.all(
    databaseHosts.map(async (host) => {
      const url = `http://${addressOfHost(host)}:8008/primary`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
      await answer?.body?.cancel();
      return answer?.status === 200 ? host : undefined;
    }),
  );
  return answers.find((host) => host !== undefined);
}

export async function findSyncStandby(): Promise<Host | undefined> {
  const found = (await listMembers())?.find(({ role }) => role === 'sync_standby')?.name;
  return found && isHost(found) ? found : undefined;
}
