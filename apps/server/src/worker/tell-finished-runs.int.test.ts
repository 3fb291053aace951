import { eventsPath } from '@adwright/contract/endpoints.ts';
import type { Letter } from '@adwright/domain/accounts/ports.ts';
import { tellFinishedRuns } from '@adwright/domain/runs/tell-finished-runs.ts';
import { mailLetters } from '@adwright/mail/letters.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { searchOfRun } from '@adwright/tools/search-of-run.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../testing/run-app.ts';
import type { TestApp } from '../testing/test-app.ts';

describeOnDatabases('the letter about a run that has ended', (database) => {
  let server: TestApp;
  let url = '';
  beforeAll(async () => {
    server = await openRunApp(database());
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function person(wants: boolean) {
    const { token, user_info } = await server.signUp();
    if (wants) await server.call('userPreferencesUpdate', { mail_when_done: true }, { token });
    return { token, email: user_info.user_email };
  }

  async function run(token: string, input: object = {}): Promise<string> {
    const { id } = (await server.call('toolRun', { tool: 'slow', input }, { token })).body.data;
    for (;;) {
      const { data } = (await server.call('toolRunGet', { id }, { token })).body;
      if (!['queued', 'processing'].includes(data.status)) return id;
      await sleep(20);
    }
  }

  /** What several workers that look at the same time send to one person. */
  async function lettersTo(email: string, send: (letter: Letter) => Promise<void> = async () => {}) {
    const sent: Letter[] = [];
    const mailer = {
      async send(letter: Letter) {
        await send(letter);
        if (letter.to === email) sent.push(letter);
      },
    };
    const letters = mailLetters({ publicUrl: 'https://ads.example.com' });
    const deps = { ...server.deps, mailer, letters, searchOf: searchOfRun };
    await Promise.all([1, 2, 3].map(() => tellFinishedRuns(deps)));
    return sent;
  }

  it('is off until the person wants it', async () => {
    const { token, email } = await person(false);
    expect((await server.call('userPreferences', {}, { token })).body.data).toEqual({ mail_when_done: false });
    await run(token);
    expect(await lettersTo(email)).toEqual([]);
  });

  it('goes out once, however many look for it', async () => {
    const { token, email } = await person(true);
    await run(token);
    const sent = await lettersTo(email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('https://ads.example.com/?dashboard=');
    expect(await lettersTo(email)).toEqual([]);
  });

  it('says that a run failed, and says nothing of one that was cancelled', async () => {
    const { token, email } = await person(true);
    await run(token, { fail: 'refuse' });
    expect((await lettersTo(email))[0]?.subject).toMatch(/failed/);
    const { id } = (await server.call('toolRun', { tool: 'slow', input: { ms: 60_000 } }, { token })).body.data;
    await server.call('toolRunCancel', { id }, { token });
    expect(await lettersTo(email)).toEqual([]);
  });

  it('is not sent to somebody who is looking, and is again once they have left', async () => {
    const { token, email } = await person(true);
    const leaving = new AbortController();
    const stream = await fetch(url + eventsPath, { headers: { authorization: token }, signal: leaving.signal });
    const reading = stream.text().catch(() => '');
    const { user_id } = (await server.call('userInfo', {}, { token })).body.data.user_info;
    const { eventStreams } = server.deps.work.stores;
    while (!(await eventStreams.anyOf(user_id, server.deps.clock()))) await sleep(10);
    await run(token);
    expect(await lettersTo(email)).toEqual([]);
    leaving.abort();
    await reading;
    while (await eventStreams.anyOf(user_id, server.deps.clock())) await sleep(10);
    await run(token);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('is tried again when it could not be handed over', async () => {
    const { token, email } = await person(true);
    await run(token);
    const down = async () => Promise.reject(new Error('no mail server'));
    expect(await lettersTo(email, down)).toEqual([]);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('counts no stream of a process that was killed', async () => {
    const { user_info } = await server.signUp();
    const { eventStreams } = server.deps.work.stores;
    const now = server.deps.clock();
    await eventStreams.keep({ id: crypto.randomUUID(), userId: user_info.user_id, until: new Date(now.getTime() - 1) });
    expect(await eventStreams.anyOf(user_info.user_id, now)).toBe(false);
  });
});
