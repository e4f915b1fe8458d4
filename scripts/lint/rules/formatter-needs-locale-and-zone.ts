import { isGlobal, nameOf, propertyName, type Argument, type Call, type Rule } from '../rule.ts';

const formatters = new Set([
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'DurationFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
]);
const withoutZone = new Set(['toLocaleString']);
const withZone = new Set(['toLocaleDateString', 'toLocaleTimeString']);

/** Server and browser must write the same text, so neither locale nor zone may come from the machine. */
export const formatterNeedsLocaleAndZone: Rule = {
  create(context) {
    const check = (node: Call, { name, needsZone }: { name: string; needsZone: boolean }) => {
      const [locale, options] = node.arguments;
      if (isMissing(locale)) {
        context.report({ node, message: `${name} takes the machine's locale; name one` });
      } else if (needsZone && locale?.type !== 'SpreadElement' && !hasZone(options)) {
        context.report({ node, message: `${name} takes the machine's time zone; pass timeZone` });
      }
    };
    const checkFormatter = (node: Call) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !isGlobal(callee.object, 'Intl')) return;
      const name = propertyName(callee);
      if (name === undefined || !formatters.has(name) || readsTheZone(node, name)) return;
      check(node, { name: `Intl.${name}`, needsZone: name === 'DateTimeFormat' });
    };
    return {
      NewExpression: checkFormatter,
      CallExpression(node) {
        checkFormatter(node);
        if (node.callee.type !== 'MemberExpression') return;
        const name = propertyName(node.callee);
        if (name === undefined) return;
        if (withoutZone.has(name) || withZone.has(name)) check(node, { name, needsZone: withZone.has(name) });
      },
    };
  },
};

/** `Intl.DateTimeFormat().resolvedOptions()` formats nothing: it reads the visitor's zone. */
function readsTheZone({ parent, arguments: given }: Call, name: string): boolean {
  return (
    name === 'DateTimeFormat' &&
    given.length === 0 &&
    parent.type === 'MemberExpression' &&
    propertyName(parent) === 'resolvedOptions'
  );
}

function isMissing(node: Argument | undefined): boolean {
  return !node || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Options that are not an object literal are trusted. */
function hasZone(options: Argument | undefined): boolean {
  if (isMissing(options)) return false;
  if (options?.type !== 'ObjectExpression') return true;
  return options.properties.some((property) => {
    if (property.type === 'SpreadElement') return true;
    return nameOf(property.key) === 'timeZone' && !isMissing(property.value);
  });
}
