import { dirname, resolve } from 'node:path';
import { textOf, type Node, type Rule } from '../rule.ts';

/** A route composes features; code that two of them need moves up one level. */
export const featuresStayApart: Rule = {
  create(context) {
    const own = featureOf(context.filename);
    const check = (node: Node) => {
      const path = 'source' in node && node.source ? textOf(node.source) : undefined;
      if (own === undefined || !path?.startsWith('.')) return;
      const other = featureOf(resolve(dirname(context.filename), path));
      if (other !== undefined && other !== own) {
        context.report({ node, message: `features do not import features: ${own} takes from ${other}` });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

function featureOf(path: string): string | undefined {
  return /\/app\/features\/([^/]+)/.exec(path.replaceAll('\\', '/'))?.[1];
}
