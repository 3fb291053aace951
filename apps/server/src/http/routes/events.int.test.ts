import { eventsPath } from '@adwright/contract/endpoints.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createParser } from 'eventsource-parser';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

describeOnDatabases('the event stream', (database) => {
  let server: TestApp;
  let url = '';
  beforeAll(async () => {
    server = await openRunApp(database(), { options: { events: { heartbeatMs: 50, sessionCheckMs: 50 } } });
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function listen(token: string, headers: Record<string, string> = {}) {
    const leaving = new AbortController();
    const response = await fetch(url + eventsPath, {
      headers: { authorization: token, ...headers },
      signal: leaving.signal,
    });
    const events: RunEvent[] = [];
    let text = '';
    const parser = createParser({
      onEvent: ({ event, data }) => void (event === 'run' && events.push(JSON.parse(data) as RunEvent)),
    });
    const over = (async () => {
      for await (const piece of response.body ?? []) {
        const chunk = new TextDecoder().decode(piece);
        text += chunk;
        parser.feed(chunk);
      }
    })().catch(() => undefined);
    return { response, events, over, text: () => text, leave: () => leaving.abort() };
  }

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await sleep(20);
  }

  it('tells the life of the caller’s own runs, and of nobody else’s', async () => {
    const [ada, bob] = [await server.signUp(), await server.signUp()];
    const [forAda, forBob] = [await listen(ada.token, { 'last-event-id': '7' }), await listen(bob.token)];
    expect(forAda.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(forAda.response.headers.get('cache-control')).toBe('no-store');
    const run = (token: string) => server.call('toolRun', { tool: 'slow', input: { ms: 100 } }, { token });
    const { id } = (await run(ada.token)).body.data;
    const other = (await run(bob.token)).body.data;
    const isOver = ({ status }: RunEvent) => status === 'succeeded';
    await until(() => forAda.events.some(isOver) && forBob.events.some(isOver));
    expect(new Set(forAda.events.map((event) => event.id))).toEqual(new Set([id]));
    expect(new Set(forBob.events.map((event) => event.id))).toEqual(new Set([other.id]));
    expect(forAda.events[0]).toMatchObject({ id, tool: 'slow', status: 'queued' });
    const percents = forAda.events.map((event) => event.progress);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    forAda.leave();
    forBob.leave();
  });

  it('keeps the line open with comments', async () => {
    const { token } = await server.signUp();
    const stream = await listen(token);
    await until(() => stream.text().split(':\n\n').length > 3);
    expect(stream.events).toEqual([]);
    stream.leave();
  });

  it('is for people who are signed in', async () => {
    for (const headers of [{}, { authorization: 'made-up' }, { authorization: 'Bearer x' }]) {
      const response = await fetch(url + eventsPath, { headers });
      expect(response.status).toBe(401);
      expect(((await response.json()) as { data: { error: string } }).data.error).toBe('unauthorized');
    }
  });

  it('ends when the person signs out', async () => {
    const { token } = await server.signUp();
    const stream = await listen(token);
    await server.call('userLogout', {}, { token });
    await expect(stream.over).resolves.toBeUndefined();
  });

  it('allows a person a bounded number, and takes a new one when an old one has gone', async () => {
    const { token } = await server.signUp();
    const streams = [];
    for (let count = 0; count < 10; count += 1) streams.push(await listen(token));
    const refused = await fetch(url + eventsPath, { headers: { authorization: token } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await refused.body?.cancel();
    streams[0]?.leave();
    for (;;) {
      const again = await listen(token);
      if (again.response.status === 200) {
        again.leave();
        break;
      }
      await sleep(20);
    }
    for (const stream of streams) stream.leave();
  });
});
