/** What a started part takes over from the shell; everything else it is told by its stack. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_ENV } = process.env;
  return { PATH, HOME, LANG, ...(NODE_ENV ? { NODE_ENV } : {}) };
}

/** Who nginx's workers run as: with a checkout in a private folder, only its owner can read the built files. */
export function edgeUser(): string {
  return process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody');
}
