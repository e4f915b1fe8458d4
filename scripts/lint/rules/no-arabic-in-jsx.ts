import type { Node, Rule } from '../rule.ts';

const arabic = /\p{Script=Arabic}/u;

/** Texts in one file per feature are easy to read, correct and count; texts scattered in markup are not. */
export const noArabicInJsx: Rule = {
  create(context) {
    const check = (node: Node) => {
      if (arabic.test(written(node))) {
        context.report({ node, message: 'Arabic words live in the text.ts of the feature, not in JSX' });
      }
    };
    return {
      JSXText: check,
      'JSXAttribute > Literal': check,
      // At any depth: `{isLive ? 'مباشر' : null}` is a text in JSX just like `{'مباشر'}`.
      'JSXExpressionContainer Literal': check,
      'JSXExpressionContainer TemplateElement': check,
    };
  },
};

function written(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}
