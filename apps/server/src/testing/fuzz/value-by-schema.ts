import type { JsonSchema } from '../../http/docs/openapi-types.ts';
import { propertiesOf, requiredOf } from '../../http/docs/json-schema.ts';
import { hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';

export type ValueOptions = {
  readonly random: Random;
  /** The share of values that do not care what is asked for. */
  readonly hostility: number;
  /** Ids that an earlier answer named: what exists lets a request go further than what does not. */
  readonly ids: readonly string[];
};

/** A value that the schema describes, give or take: types swapped, fields left out and added, bounds overstepped. */
export function valueBySchema(schema: JsonSchema, options: ValueOptions): unknown {
  const { random, hostility } = options;
  if (random.chance(hostility)) return random.pick(hostileValues);
  const choices = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'];
  if (Array.isArray(choices)) return valueBySchema(random.pick(choices as JsonSchema[]), options);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick<unknown>(schema['enum']);
  const type = Array.isArray(schema['type']) ? random.pick<unknown>(schema['type']) : schema['type'];
  if (type === 'string') return textBySchema(schema, options);
  if (type === 'integer' || type === 'number') return numberBySchema(schema, random);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'array') return listBySchema(schema, options);
  if (type === 'object') return objectBySchema(schema, options);
  return random.pick([...hostileValues, ...options.ids]);
}

function textBySchema(schema: JsonSchema, { random, ids }: ValueOptions): string {
  const { format, default: preset } = schema;
  if (format === 'uuid') return ids.length > 0 && random.chance(0.8) ? random.pick(ids) : unknownId(random);
  if (format === 'email') return `fuzz${random.below(50)}@example.test`;
  if (format === 'uri') return 'http://127.0.0.1:9/product';
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z';
  if (typeof preset === 'string' && random.chance(0.5)) return preset;
  const [least, most] = [boundOf(schema, 'minLength', 0), boundOf(schema, 'maxLength', 40)];
  const length = random.pick([least, Math.min(most, 12), Math.min(most, 4_000), most + 1, Math.max(0, least - 1)]);
  return 'Adwright makes 15 ads. '.repeat(Math.ceil(length / 23)).slice(0, length);
}

function unknownId(random: Random): string {
  return `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`;
}

function numberBySchema(schema: JsonSchema, random: Random): number {
  const [least, most] = [boundOf(schema, 'minimum', 0), boundOf(schema, 'maximum', 100)];
  return random.pick([least, most, least - 1, most + 1, least + 0.5, Math.round((least + most) / 2)]);
}

function listBySchema(schema: JsonSchema, options: ValueOptions): unknown[] {
  const [least, most] = [boundOf(schema, 'minItems', 0), boundOf(schema, 'maxItems', 3)];
  const length = options.random.pick([least, least, Math.min(most, least + 2), Math.min(most + 1, 300)]);
  const items = (schema['items'] ?? {}) as JsonSchema;
  return Array.from({ length }, () => valueBySchema(items, options));
}

function objectBySchema(schema: JsonSchema, options: ValueOptions): Record<string, unknown> {
  const { random, hostility } = options;
  const required = requiredOf(schema);
  const fields = Object.entries(propertiesOf(schema))
    .filter(([name]) => !random.chance(required.has(name) ? hostility : 0.4))
    .map(([name, field]): [string, unknown] => [name, valueBySchema(field, options)]);
  if (random.chance(hostility)) fields.push(['constructor', random.pick(hostileValues)]);
  if (random.chance(hostility)) fields.push(['not_a_field', random.pick(hostileValues)]);
  return Object.fromEntries(fields);
}

function boundOf(schema: JsonSchema, name: string, otherwise: number): number {
  const bound = schema[name];
  return typeof bound === 'number' ? bound : otherwise;
}
