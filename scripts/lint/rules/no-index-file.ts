import type { Rule } from '../rule.ts';

/** Each package exports its files, so a tab, a stack trace and an import all say what a thing is. */
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
