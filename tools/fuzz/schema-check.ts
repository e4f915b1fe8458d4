import type { Schema } from './document.ts';

/** The fields of a value that do not fit the document's schema; empty if all fit. */
export function breaches(schema: Schema, value: unknown, at = ''): string[] {
  if (value === null)
    return schema.nullable || isAnything(schema) || anyFits(schema, value) ? [] : [`${at} is null`];
  if (schema.anyOf) return anyFits(schema, value) ? [] : [`${at} is none of what it may be`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${JSON.stringify(value)}`];
  switch (schema.type) {
    case 'object':
      return isRecord(value) ? objectBreaches(schema, value, at) : [`${at} is no object`];
    case 'array':
      if (!Array.isArray(value)) return [`${at} is no list`];
      return value.flatMap((one) => breaches(schema.items ?? {}, one, `${at}[]`));
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at} is no whole number`];
    case 'number':
    case 'string':
    case 'boolean':
      return typeof value === schema.type ? [] : [`${at} is no ${schema.type}`];
    default:
      return [];
  }
}

const isAnything = (schema: Schema) => !schema.type && !schema.anyOf && !schema.enum;
const anyFits = ({ anyOf = [] }: Schema, value: unknown) =>
  anyOf.some((one) => breaches(one, value).length === 0);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectBreaches(schema: Schema, value: Record<string, unknown>, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const breached = Object.entries(value).flatMap(([name, one]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : others;
    if (known) return breaches(known, one, `${at}.${name}`);
    return additionalProperties === true ? [] : [`${at}.${name} is not in the document`];
  });
  return [...missing, ...breached];
}
