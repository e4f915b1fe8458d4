import { atEnd } from '@safira/testkit/at-end';
import { runMailServer } from '@safira/testkit/mail-server';

/** Ends with the test file. */
export async function startMailServer(...settings: Parameters<typeof runMailServer>) {
  const server = await runMailServer(...settings);
  atEnd(server.close);
  return server;
}
