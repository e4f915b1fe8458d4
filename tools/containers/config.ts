/** The environment of a container engine: that of the caller (proxies, certificates) and where its files are. */
export function engineEnv(own: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...own };
}
