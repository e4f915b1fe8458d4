import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

// eslint-disable-next-line typescript/no-explicit-any -- as in React's own type: any properties
type AnyComponent = ComponentType<any>;

/** A component whose script is loaded when it is rendered in the browser first; the server renders it at once. */
export function lazyComponent<Name extends string, Module extends Record<Name, AnyComponent>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await loadOnline(load))[name] }));
}

/** A lazy component that the page can do without: if its script is lost it is left out, and the page stays. */
export function optionalComponent<Name extends string, Module extends Record<Name, AnyComponent>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazyComponent(
    () =>
      loadOnline(load).catch((error: unknown) => {
        console.warn(error);
        return { [name]: () => null } as unknown as Module;
      }),
    name,
  );
}

const loadOnline = <Module>(load: () => Promise<Module>) => load().catch(() => onlineAgain().then(load));

/** OURS-09: a script that is lost with the connection is loaded after it; until then the page stays as it is. */
const onlineAgain = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve);
    if (navigator.onLine) resolve(0);
  });
