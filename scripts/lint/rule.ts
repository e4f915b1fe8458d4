import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule as oxlint takes it; the package exports the type only through its tester. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Visitor = ReturnType<Rule['create']>;
export type Node = Parameters<NonNullable<Visitor[string]>>[0];
export type MemberExpression = Parameters<NonNullable<Visitor['MemberExpression']>>[0];
export type Expression = MemberExpression['object'];
export type Call =
  | Parameters<NonNullable<Visitor['CallExpression']>>[0]
  | Parameters<NonNullable<Visitor['NewExpression']>>[0];
export type Argument = Call['arguments'][number];

/** The name behind `a.name`, `a['name']` and a[`name`]. */
export function propertyName({ property, computed }: MemberExpression): string | undefined {
  return computed ? textOf(property) : nameOf(property);
}

/** The name of a key, an import or an export, quoted or not. */
export function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : textOf(node);
}

/** The text of a string or of a template without expressions. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** `name` itself or `globalThis.name`. */
export function isGlobal(node: Expression, name: string): boolean {
  if (node.type === 'Identifier') return node.name === name;
  return (
    node.type === 'MemberExpression' &&
    propertyName(node) === name &&
    node.object.type === 'Identifier' &&
    node.object.name === 'globalThis'
  );
}
