import type { Plugin } from 'vite';

/**
 * React Router's forms and navigation links cannot be tree-shaken as shipped: each is created by a call and gets a
 * display name afterwards. With the calls marked as pure and the display names removed, the bundler drops what no page
 * imports.
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
