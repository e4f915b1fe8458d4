/** Loads a chunk and, unless the page has them, its style sheets. The build calls it for every `import()`. */
export async function importWithStyles<T>(load: () => Promise<T>, styles: string[] = []): Promise<T> {
  await Promise.all(styles.map(addStyles));
  return load();
}

/** Style sheets on their way, by path: a second import of the same chunk waits for them, too. */
const loading = new Map<string, Promise<void>>();

async function addStyles(path: string): Promise<void> {
  const { href } = new URL(`/${path}`, location.href);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  // React Router adds a # to the address of some.
  const isThere = links.some((link) => link.href.split('#', 1)[0] === href);
  if (!isThere)
    loading.set(
      path,
      append(href).finally(() => loading.delete(path)),
    );
  await loading.get(path);
}

async function append(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // So that the next attempt loads it again.
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}
