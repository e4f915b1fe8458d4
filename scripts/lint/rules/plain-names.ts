import type { Node, Rule } from '../rule.ts';

/** Words that describe how a thing is built instead of what it is, and version numbers. */
const empty = /(?:Dto|Service|Manager|Helpers?|Utils?|Impl)$|[a-z]V\d+$/;
const prefixed = /^I[A-Z][a-z]/;
const emptyFile = /[\\/](?:utils?|helpers?|misc|common|shared|types)\.[cm]?[jt]sx?$/;

export const plainNames: Rule = {
  create(context) {
    const check = (id: Node | null, isType: boolean) => {
      if (id?.type !== 'Identifier') return;
      if (!empty.test(id.name) && !(isType && prefixed.test(id.name))) return;
      context.report({
        node: id,
        message: `«${id.name}»: name it after the football or the person it serves`,
      });
    };
    return {
      Program(node) {
        if (emptyFile.test(context.filename)) {
          context.report({
            node,
            message: 'a file is named after a noun; if none fits, its code is not ready to move',
          });
        }
      },
      TSTypeAliasDeclaration: ({ id }) => check(id, true),
      TSInterfaceDeclaration: ({ id }) => check(id, true),
      ClassDeclaration: ({ id }) => check(id, true),
      FunctionDeclaration: ({ id }) => check(id, false),
      VariableDeclarator: ({ id }) => check(id, false),
    };
  },
};
