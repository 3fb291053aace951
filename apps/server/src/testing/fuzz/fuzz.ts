import { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { SUCCESS_CODE } from '@adwright/contract/success.ts';
import type { OpenApi } from '../../http/docs/openapi-types.ts';
import { type FuzzRequest, fuzzRequest, targetsOf } from './fuzz-request.ts';
import { randomFrom } from './random.ts';

export type FuzzAnswer = { readonly status: number; readonly body: string };

export type FuzzReport = {
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowest: { readonly operationId: string; readonly ms: number };
  /** What must not happen, with the request that made it happen. */
  readonly faults: readonly string[];
};

const tooLongMs = 10_000;
const rememberedIds = 200;
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Asks the API for what its own document describes, and for much that it does not, and says what it did wrong. */
export async function fuzz(options: {
  readonly document: OpenApi;
  /** A token that lives: asked again after every refusal, since some calls end sessions, and the rest would be asked by nobody. */
  signIn(): Promise<string>;
  readonly seed: number;
  readonly count: number;
  send(request: FuzzRequest): Promise<FuzzAnswer>;
}): Promise<FuzzReport> {
  const { document, seed, count, send, signIn } = options;
  const random = randomFrom(seed);
  const targets = targetsOf(document);
  const ids: string[] = [];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowest = { operationId: '', ms: 0 };
  let token = await signIn();
  for (let index = 0; index < count; index += 1) {
    const hostility = random.pick([0, 0.02, 0.1, 0.4]);
    const request = fuzzRequest(random.pick(targets), { random, hostility, ids, token });
    const started = performance.now();
    const answer = await send(request).catch((error: unknown) => ({ status: 0, body: String(error) }));
    const ms = performance.now() - started;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (ms > slowest.ms) slowest = { operationId: request.operationId, ms };
    const fault = faultOf(request, answer, ms);
    if (fault !== null) faults.push(`${fault}: ${described(request)}\n  ${answer.body.slice(0, 300)}`);
    if (answer.status === 401 && request.headers['authorization'] === token) token = await signIn();
    if (answer.status === 200) ids.push(...(answer.body.match(uuid) ?? []));
    ids.splice(0, Math.max(0, ids.length - rememberedIds));
  }
  return { statuses, slowest, faults };
}

function faultOf({ method, url }: FuzzRequest, { status, body }: FuzzAnswer, ms: number): string | null {
  if (status === 0) return 'no answer';
  if (status >= 500 && status !== 503) return `${status}`;
  if (ms > tooLongMs) return `took ${Math.round(ms)} ms`;
  // Elsewhere are files and pages, and nothing answers a HEAD with a body.
  if (!url.startsWith('/api/') || method === 'HEAD') return null;
  return isEnvelope(status, body) ? null : `${status} without its envelope`;
}

function isEnvelope(status: number, body: string): boolean {
  try {
    const envelope = JSON.parse(body) as { code?: unknown };
    return status === 200 ? envelope.code === SUCCESS_CODE : ErrorEnvelope.parse(envelope).code === status;
  } catch {
    return false;
  }
}

function described({ method, url, headers, body }: FuzzRequest): string {
  const { authorization, ...rest } = headers;
  const signedIn = authorization === undefined ? 'signed out' : 'with a token';
  return `${method} ${url.slice(0, 300)} ${signedIn} ${JSON.stringify(rest).slice(0, 200)} ${body?.toString('latin1', 0, 500) ?? ''}`;
}
