/** Shared by the publisher and the edge's private port; in the environment, as every user can read a command line. */
export function readPublishSecret(env: Record<string, string | undefined> = process.env): string {
  return env.PUBLISH_SECRET ?? '';
}
