import type { Content, OpenApi, Operation } from '../../http/docs/openapi-types.ts';
import { hostileTexts } from './hostile-values.ts';
import { valueBySchema, type ValueOptions } from './value-by-schema.ts';

export type FuzzRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  readonly operationId: string;
};

export type FuzzOptions = ValueOptions & { readonly token: string };

type Target = { readonly method: string; readonly path: string; readonly operation: Operation };

/** Everything the document names, but for streams, which never end. */
export function targetsOf(document: OpenApi): Target[] {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return all.filter(({ operation }) => !('text/event-stream' in (operation.responses['200']?.content ?? {})));
}

export function fuzzRequest({ method, path, operation }: Target, options: FuzzOptions): FuzzRequest {
  const { random } = options;
  const query = queryOf(operation, options);
  const named = path.replaceAll(/\{\w+\}/g, () =>
    encodeURIComponent(textOf(random.pick(hostileTexts))).slice(0, 3_000),
  );
  const { headers, body } = method === 'POST' ? bodyOf(operation, options) : { headers: {}, body: null };
  return {
    method: random.chance(0.02) ? random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) : method,
    url: (random.chance(0.03) ? twisted(named, options) : named) + query,
    headers: { ...headers, ...callerHeaders(operation, options) },
    body,
    operationId: operation.operationId,
  };
}

function callerHeaders({ operationId, parameters }: Operation, { random, token }: FuzzOptions): Record<string, string> {
  // Signing out would end the fuzzer's own session.
  const authorization = operationId === 'userLogout' ? 'made-up' : token;
  const headers: Record<string, string> = random.chance(0.92) ? { authorization } : {};
  if (random.chance(0.04)) headers['authorization'] = random.pick(['x', 'Bearer x', 'x'.repeat(5_000), '\u00ff']);
  if (random.chance(0.1))
    headers['accept-language'] = random.pick(['de', 'xx;q=9', ';;;', '\u00e9', 'a'.repeat(4_000)]);
  if (parameters.some(({ name }) => name === 'Idempotency-Key') && random.chance(0.3))
    headers['idempotency-key'] = random.pick(['one', 'two', ' ', 'x'.repeat(300), '\u00e9', 'a b']);
  if (parameters.some(({ name }) => name === 'Range') && random.chance(0.5))
    headers['range'] = random.pick(['bytes=0-1', 'bytes=9-1', 'bytes=-', 'bytes=1e9-', 'x', 'bytes=0-1,5-6']);
  return headers;
}

function twisted(path: string, { random }: FuzzOptions): string {
  const first = path.charCodeAt(1).toString(16);
  const ways = [
    `${path}/`,
    `/${path}`,
    `${path}/..`,
    `${path}%00`,
    `${path}%E0%A4%A`,
    `${path};a=1`,
    `/%${first}${path.slice(2)}`,
    path.toUpperCase(),
    `${path}/${'x'.repeat(3_000)}`,
  ];
  return random.pick(ways);
}

function queryOf({ parameters }: Operation, options: FuzzOptions): string {
  const { random, hostility } = options;
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(parameter.required ? 1 - hostility : 0.4))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(textOf(valueBySchema(schema, options)).slice(0, 3_000))}`);
  if (random.chance(0.04))
    pairs.push(random.pick(['%E0%A4%A=1', 'a[]=1&a[b]=2', '__proto__=1', '=', '&&&', 'page=1&page=2']));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

type Body = { headers: Record<string, string>; body: Buffer };

function bodyOf({ requestBody }: Operation, options: FuzzOptions): Body {
  const { random } = options;
  const [type, schema] = firstOf(requestBody?.content ?? {});
  const value = valueBySchema(schema, options);
  const whole = type === 'multipart/form-data' ? formOf(value, options) : jsonOf(value);
  if (!random.chance(0.12)) return whole;
  const { headers, body } = whole;
  const otherType = (name: string): Body => ({ headers: { 'content-type': name }, body });
  return random.pick<() => Body>([
    () => ({ headers, body: body.subarray(0, random.below(body.length + 1)) }),
    () => ({ headers, body: Buffer.concat([body, Buffer.from([0xff, 0xfe, 0])]) }),
    () => ({ headers, body: Buffer.from('[{"a":'.repeat(60_000) + '1' + '}]'.repeat(60_000)) }),
    () => ({ headers, body: Buffer.alloc(1_200_000, 0x20) }),
    () => ({ headers: { ...headers, 'content-encoding': 'gzip' }, body }),
    () => ({ headers: {}, body }),
    ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', ';', 'a/b; c'].map(
      (name) => () => otherType(name),
    ),
    () => otherType('multipart/form-data; boundary=x'),
  ])();
}

function firstOf(content: Content): [string, Content[string]['schema']] {
  const [type, described] = Object.entries(content)[0] ?? ['application/json', { schema: {} }];
  return [type, described.schema];
}

function jsonOf(value: unknown): Body {
  return { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value) ?? '') };
}

function formOf(value: unknown, { random }: FuzzOptions): Body {
  const boundary = 'fuzz';
  const disposition = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const fields = Object.entries(Object(value) as Record<string, unknown>).filter(([name]) => name !== 'chunk');
  const text = fields.map(([name, field]) => `${disposition(name)}\r\n\r\n${textOf(field)}\r\n`).join('');
  const bytes = Buffer.alloc(random.below(2_000), random.below(256));
  const head = `${disposition('chunk')}; filename="a.bin"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(text + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

/** As text that can be sent: half a character cannot. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}
