import { isGlobal, nameOf, propertyName, textOf, type Expression, type Node, type Rule } from '../rule.ts';

const message = 'only config.ts reads process.env; take the value as an argument';
const isProcessModule = (source: Node) => ['node:process', 'process'].includes(textOf(source) ?? '');

/** Finds every way to read the environment; the built-in rule knows only two of them. */
export const noProcessEnv: Rule = {
  create(context) {
    const importedAs = new Set<string>();
    const isProcess = (node: Expression) =>
      isGlobal(node, 'process') || (node.type === 'Identifier' && importedAs.has(node.name));
    const checkPattern = (pattern: Node, from: Expression) => {
      if (pattern.type !== 'ObjectPattern' || !isProcess(from)) return;
      for (const part of pattern.properties) {
        // A rest element may contain it, too: `const { argv, ...rest } = process`.
        if (part.type === 'RestElement' || nameOf(part.key) === 'env') {
          context.report({ node: part, message });
        }
      }
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!isProcessModule(source)) return;
        for (const specifier of specifiers) {
          const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
          if (imported === 'env') context.report({ node: specifier, message });
          if (imported === 'default') importedAs.add(specifier.local.name);
        }
      },
      ExportNamedDeclaration({ source, specifiers }) {
        if (!source || !isProcessModule(source)) return;
        for (const specifier of specifiers) {
          if (nameOf(specifier.local) === 'env') context.report({ node: specifier, message });
        }
      },
      MemberExpression(node) {
        if (propertyName(node) === 'env' && isProcess(node.object)) context.report({ node, message });
      },
      VariableDeclarator({ id, init }) {
        if (init) checkPattern(id, init);
      },
      AssignmentExpression({ left, right }) {
        checkPattern(left, right);
      },
    };
  },
};
