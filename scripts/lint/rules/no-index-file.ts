import type { Rule } from '../rule.ts';

/** Each package exports its files, so editor tabs, stack traces and imports show meaningful names. */
export const noIndexFile: Rule = {
  create(context) {
    return {
      Program(node) {
        if (/[\\/]index\.[cm]?[jt]sx?$/.test(context.filename)) {
          context.report({ node, message: 'no index files; name the file after what it holds' });
        }
      },
    };
  },
};
