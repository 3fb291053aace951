import type { ServerResponse } from 'node:http';
import type { Run, RunStatus } from '@adwright/contract/run/run.ts';

const unfinished = {
  assets: [],
  error: null,
  created_at: '',
  finished_at: null,
  project_id: null,
  document_revision: null,
};

/** A server with one tool, speaking the product's protocol: idempotency keys, envelopes and the event stream. */
export class ToolServer {
  readonly runs = new Map<string, Run>();
  readonly keys = new Map<string, string>();
  readonly posts: string[] = [];
  readonly bodies: unknown[] = [];
  streams: ServerResponse[] = [];
  streamWorks = true;
  swallow = 0;
  refusal: { status: number; error: string } | null = null;
  /** How often asking for one run, or for the newest, fails before it is answered again. */
  unread = 0;
  unreadStatus = 429;

  move(id: string, status: RunStatus, progress: number): void {
    const run = this.runs.get(id);
    if (run === undefined) throw new Error(`No run ${id}`);
    const next = { ...run, status, progress, output: status === 'succeeded' ? { done: true } : null };
    this.runs.set(id, next);
    const { tool, stage } = next;
    for (const stream of this.streams)
      stream.write(`event: run\ndata: ${JSON.stringify({ id, tool, status, progress, stage })}\n\n`);
  }

  make(key: string, input: unknown): string {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    const id = `run-${this.runs.size + 1}`;
    const base = { id, tool: 'x', status: 'queued', progress: 0, stage: '', credits_cost: 1, output: null } as const;
    this.runs.set(id, { ...base, input, ...unfinished });
    this.keys.set(key, id);
    return id;
  }

  answer(method: string, url: URL, key: string, body: string, response: ServerResponse): void {
    if (url.pathname === '/api/events') return this.openStream(response);
    if (method === 'POST') this.posts.push(`${url.pathname} ${key}`);
    if (this.refusal !== null) {
      const { status, error } = this.refusal;
      return send(response, status, { code: status, message: `Refused: ${error}`, data: { error } });
    }
    if (method === 'GET' && this.unread > 0) {
      this.unread -= 1;
      return send(response, this.unreadStatus, { code: this.unreadStatus, message: 'Later', data: {} }, 7);
    }
    const input = method === 'POST' ? (JSON.parse(body) as { id?: string; input?: unknown }) : {};
    if (method === 'POST') this.bodies.push(input);
    const id = url.searchParams.get('id') ?? input.id ?? '';
    if (url.pathname === '/api/tool/run' || url.pathname === '/api/ai-ad-generate') {
      const made = this.make(key, input.input ?? input);
      if (this.swallow > 0) {
        this.swallow -= 1;
        response.destroy();
        return;
      }
      return ok(response, { id: made, status: 'queued', credits_cost: 1 });
    }
    if (url.pathname === '/api/tool/get-list') {
      const list = [...this.runs.values()].reverse().slice(0, 1);
      return ok(response, { list, total: this.runs.size, page: 1, page_size: 1 });
    }
    if (url.pathname === '/api/tool/cancel') this.move(id, 'cancelled', 0);
    const run = this.runs.get(id);
    if (run === undefined) return send(response, 404, { code: 404, message: 'x', data: { error: 'not_found' } });
    ok(response, run);
  }

  openStream(response: ServerResponse): void {
    if (!this.streamWorks) return send(response, 503, {});
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hi\n\n');
    this.streams.push(response);
    response.on('close', () => (this.streams = this.streams.filter((other) => other !== response)));
  }
}

function send(response: ServerResponse, status: number, body: unknown, retryAfter = 0): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter > 0 && { 'retry-after': String(retryAfter) }) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
const ok = (response: ServerResponse, data: unknown) => send(response, 200, { code: 100000, message: '', data });
