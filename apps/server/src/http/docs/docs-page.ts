import { brand } from '@adwright/contract/brand.ts';
import { type Markup, markup } from '@adwright/mail/markup.ts';
import { propertiesOf, requiredOf } from './json-schema.ts';
import type { JsonSchema, OpenApi, Operation } from './openapi-types.ts';

type Listed = { method: string; path: string; operation: Operation };

/** The same document as /api/openapi.json, for people. */
export function docsPage(document: OpenApi): Markup {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Listed => ({ method: method.toUpperCase(), path, operation })),
  );
  return markup`<h1>${brand.name} API</h1>
<p class="quiet">Version ${document.info.version}. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every answer is an envelope: <code>{"code": 100000, "message": "Operation successful", "data": …}</code>. An error carries the HTTP status as its code, a message in your language (<code>?lang=de</code>, else <code>Accept-Language</code>) and in <code>data.error</code> a word that does not change; <code>data.issues</code> lists what is wrong with the input.</p>
<p>Signing in answers a token. Send it as it is, without a prefix: <code>Authorization: &lt;token&gt;</code>. It ends at sign-out, or after 30 days without use.</p>
<nav aria-label="Calls"><h2>Calls</h2><ul>${operations.map(({ method, path, operation }) => markup`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>`)}</ul></nav>
${document.tags.map(
  ({ name }) => markup`<section><h2>${name}</h2>
${operations.filter(({ operation }) => operation.tags[0] === name).map(operationCard)}</section>`,
)}`;
}

function operationCard({ method, path, operation }: Listed): Markup {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  // Every call takes `lang`; the introduction says so once.
  const fields = operation.parameters.filter(({ name }) => name !== 'lang');
  const parameters = (place: 'query' | 'header' | 'path') =>
    fields.filter((field) => field.in === place).map((field) => row(field.name, field.schema, needed(field.required)));
  const signedIn = operation.security.length > 0;
  return markup`<article class="card" id="${operation.operationId}">
<div class="row"><code><strong>${method}</strong> ${path}</code><span class="tag${signedIn ? ' strong' : ''}">${signedIn ? 'signed in' : 'public'}</span></div>
<p>${operation.summary}</p>
${fieldTable('Headers', parameters('header'))}
${fieldTable('Path', parameters('path'))}
${fieldTable('Query', parameters('query'))}
${fieldTable(bodyType === 'multipart/form-data' ? 'Form' : 'Body', body ? rowsOf(body.schema, needed) : [])}
${fieldTable('Data of the answer', rowsOf(answerData(operation), given))}
<details><summary>Errors</summary><table><tbody>${errorRows(operation)}</tbody></table></details>
</article>
`;
}

/** What the envelope carries; a stream has none. */
function answerData(operation: Operation): JsonSchema {
  const [type, content] = Object.entries(operation.responses['200']?.content ?? {})[0] ?? [];
  const schema = content?.schema ?? {};
  return type === 'application/json' ? (propertiesOf(schema)['data'] ?? {}) : schema;
}

function errorRows(operation: Operation): Markup[] {
  return Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => markup`<tr><td><code>${status}</code></td><td>${description}</td></tr>`);
}

const needed = (required: boolean): string => (required ? 'required' : 'optional');
const given = (required: boolean): string => (required ? '' : 'may be missing');

function fieldTable(title: string, rows: readonly Markup[]): Markup {
  if (rows.length === 0) return markup``;
  return markup`<h3>${title}</h3><div class="scroll"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Fields of an object, those of nested objects by their path. */
function rowsOf(schema: JsonSchema, presence: (required: boolean) => string, prefix = ''): Markup[] {
  const required = requiredOf(schema);
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => {
    const inner = field['type'] === 'array' ? (field['items'] as JsonSchema | undefined) : field;
    const path = `${prefix}${name}${field['type'] === 'array' ? '[]' : ''}`;
    const nested = inner ? rowsOf(inner, presence, `${path}.`) : [];
    return [row(path, field, presence(required.has(name)))].concat(nested);
  });
}

function row(path: string, schema: JsonSchema, presence: string): Markup {
  const rules = [presence, ...rulesOf(schema)].filter((rule) => rule !== '').join('; ');
  return markup`<tr><td><code>${path}</code></td><td>${typeOf(schema)}</td><td class="quiet">${rules}</td></tr>`;
}

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema['anyOf'])) return (schema['anyOf'] as JsonSchema[]).map(typeOf).join(' or ');
  if (Array.isArray(schema['type'])) return schema['type'].join(' or ');
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['type'] === 'array') return `list of ${typeOf((schema['items'] ?? {}) as JsonSchema)}`;
  return typeof schema['type'] === 'string' ? schema['type'] : 'anything';
}

const ruleWords: Readonly<Record<string, string>> = {
  minLength: 'at least {} characters',
  maxLength: 'at most {} characters',
  minimum: 'from {}',
  maximum: 'to {}',
  minItems: 'at least {} items',
  maxItems: 'at most {} items',
  format: '{}',
  pattern: 'matches {}',
  default: 'default {}',
};

/** A number's own bounds say nothing to a reader. */
const unsaid = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function rulesOf(schema: JsonSchema): string[] {
  const rules = Object.entries(ruleWords)
    .filter(([name]) => schema[name] !== undefined && !unsaid.has(schema[name]))
    .filter(([name]) => name !== 'pattern' || schema['format'] === undefined)
    .map(([name, words]) =>
      words.replace('{}', name === 'default' ? JSON.stringify(schema[name]) : String(schema[name])),
    );
  return Array.isArray(schema['enum']) ? [`one of ${schema['enum'].join(', ')}`, ...rules] : rules;
}
