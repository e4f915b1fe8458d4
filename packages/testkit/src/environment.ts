/** What a started process inherits from the shell; all other variables come from its stack. */
export function inheritedEnv(): Record<string, string> {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8', NODE_ENV } = process.env;
  return { PATH, HOME, LANG, ...(NODE_ENV ? { NODE_ENV } : {}) };
}

/** The user of nginx's workers: with a checkout in a private folder, only its owner can read the built files. */
export function edgeUser(): string {
  return process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody');
}
