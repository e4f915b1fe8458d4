import type { Plugin } from 'vite';

/**
 * Class names are inlined where they are used, which leaves nothing of the script of a CSS module. Without this the
 * bundler would drop its styles together with the script.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
