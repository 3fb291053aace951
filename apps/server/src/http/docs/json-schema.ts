import { z } from 'zod';
import type { JsonSchema, Parameter } from './openapi-types.ts';

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

export function requiredOf(schema: JsonSchema): ReadonlySet<unknown> {
  return new Set(Array.isArray(schema['required']) ? schema['required'] : []);
}

/** The fields of an object, one parameter each. */
export function parametersOf(schema: JsonSchema, place: 'query' | 'path'): Parameter[] {
  const required = requiredOf(schema);
  return Object.entries(propertiesOf(schema)).map(([name, field]) => ({
    name,
    in: place,
    required: required.has(name),
    schema: field,
  }));
}
