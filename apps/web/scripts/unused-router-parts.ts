import type { Plugin } from 'vite';

/**
 * React Router's forms and navigation links cannot be left out of the bundle as they are: a call makes each, and a
 * display name is written on it afterwards. With both marked as harmless, what no page imports stays at home.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}
