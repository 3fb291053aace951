import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { describe, expect, it } from 'vitest';
import type { UnitOfWork } from '../unit-of-work.ts';
import { cancelRun } from './cancel-run.ts';
import { executeRun } from './execute-run.ts';
import { failDeadRun } from './fail-dead-run.ts';
import { getRun } from './get-run.ts';
import type { RunContext } from './ports.ts';
import { createRunWorld, personWith } from './testing/run-world.ts';
import { waitForRun } from './wait-for-run.ts';

const words = {
  links: { sign: ({ name }: { name: string }) => `/signed/${name}` },
  errorMessage: async (code: string) => `words of ${code}`,
};
const picture = { name: 'a.png', mime: 'image/png', body: new Uint8Array([1, 2, 3]), width: 1, height: 2 };

describeOnDatabases('executing a run', (database) => {
  const balance = (userId: string) => database().work.stores.credits.balance(userId);
  const person = (credits = 10) => personWith(database().work, credits);
  const begin = async (timeoutSeconds = 5) => {
    const world = createRunWorld(database().work, { tool: { timeoutSeconds } });
    const userId = await person();
    const { id } = await world.start(userId);
    return { ...world, userId, id };
  };

  it('saves the result and its assets, settles, and tells of every step', async () => {
    const { handle, deliver, deps, id, userId, published, files } = await begin();
    handle(async (input, context) => {
      await context.progress(40, 'draw');
      await sleep(20);
      await context.saveAsset(picture);
      return { painted: (input as { colour: string }).colour };
    });
    expect(await deliver(id)).toBe('succeeded');
    const run = await getRun(deps, { userId, id }, words);
    expect(run).toMatchObject({ status: 'succeeded', progress: 100, output: { painted: 'red' }, error: null });
    expect(run.assets).toMatchObject([{ name: 'a.png', bytes: 3, width: 1, height: 2, url: '/signed/a.png' }]);
    expect(files.size).toBe(1);
    expect(await balance(userId)).toBe(7);
    expect(published.map(({ event }) => event.status)).toEqual(['queued', 'processing', 'processing', 'succeeded']);
    expect(published.map(({ event }) => event.progress)).toEqual([0, 0, 40, 100]);
  });

  it('lets a job read the person’s own files by the ids it was told, and nobody else’s', async () => {
    const maker = await begin();
    let made = '';
    maker.handle(async (_input, context) => {
      made = await context.saveAsset(picture);
      return {};
    });
    expect(await maker.deliver(maker.id)).toBe('succeeded');
    const { id: again } = await maker.start(maker.userId);
    let read: Uint8Array | undefined;
    const reader = async (_input: unknown, context: RunContext) => {
      read = (await context.readAsset(made)).bytes;
      return {};
    };
    maker.handle(reader);
    expect(await maker.deliver(again)).toBe('succeeded');
    expect([...(read ?? [])]).toEqual([1, 2, 3]);

    read = undefined;
    const stranger = await person();
    const { id: theirs } = await maker.start(stranger);
    expect(await maker.deliver(theirs)).toBe('failed');
    expect(await maker.run(theirs)).toMatchObject({ errorCode: 'file_not_found' });
    expect(read).toBeUndefined();
    expect(await balance(stranger)).toBe(10);
  });

  it('hands a job files and takes files over, and leaves no temporary one, however it ends', async () => {
    const { handle, deliver, id, start, userId, files, folders } = await begin();
    let made = '';
    handle(async (_input, context) => {
      const path = await context.temporaryFile('film.mp4');
      await writeFile(path, 'a film');
      made = await context.saveAsset({ name: 'film.mp4', mime: 'video/mp4', file: path, seconds: 1.5, hasAudio: true });
      await writeFile(await context.temporaryFile('rest.txt'), 'left over');
      await expect(context.temporaryFile('../out')).rejects.toThrow('unusable file name');
      return {};
    });
    expect(await deliver(id)).toBe('succeeded');
    expect([...files.values()].map(String)).toEqual(['a film']);
    expect(folders.size).toBe(0);

    const { id: second } = await start(userId);
    let late: Promise<string> | undefined;
    handle(async (_input, context) => {
      const { path, ...about } = await context.openAsset(made);
      expect(await readFile(path, 'utf8')).toBe('a film');
      expect(about).toMatchObject({ bytes: 6, mime: 'video/mp4', seconds: 1.5, hasAudio: true });
      expect(folders.size).toBe(1);
      late = sleep(50).then(() => context.temporaryFile('late'));
      // It may be refused before the run has ended and this test looks at it.
      late.catch(() => undefined);
      throw new AppError('qr_content_too_long');
    });
    expect(await deliver(second)).toBe('failed');
    expect(folders.size).toBe(0);
    await expect(late).rejects.toThrow('over');
  });

  it('charges once when it is delivered twice, one after the other', async () => {
    const { deliver, id, userId, run } = await begin();
    expect(await deliver(id)).toBe('succeeded');
    expect(await deliver(id)).toBe('left_alone');
    expect(await balance(userId)).toBe(7);
    expect((await run(id)).attempts).toBe(1);
  });

  it('charges once when it is delivered twice at the same time, and keeps the winner’s files', async () => {
    const { handle, deliver, id, userId, deps, files } = await begin();
    let calls = 0;
    const both = Promise.withResolvers<void>();
    handle(async (_input, context) => {
      calls += 1;
      const call = calls;
      await context.saveAsset(picture);
      // However busy the machine is, neither ends before the other has begun.
      if (call === 2) both.resolve();
      await both.promise;
      await sleep(call * 20);
      return { call };
    });
    const outcomes = await Promise.all([deliver(id), deliver(id)]);
    expect(outcomes.toSorted()).toEqual(['left_alone', 'succeeded']);
    expect(calls).toBe(2);
    expect(await balance(userId)).toBe(7);
    const rows = await deps.work.stores.assets.ofRuns([id]);
    expect([...files.keys()]).toEqual(rows.map((row) => row.storageKey));
  });

  it('fails at once for a reason of the person’s own, gives the credits back and leaves no file', async () => {
    const { handle, deliver, id, userId, deps, files } = await begin();
    handle(async (_input, context) => {
      await context.saveAsset(picture);
      throw new AppError('qr_content_too_long');
    });
    expect(await deliver(id)).toBe('failed');
    const run = await getRun(deps, { userId, id }, words);
    expect(run).toMatchObject({
      status: 'failed',
      assets: [],
      output: null,
      error: { error: 'qr_content_too_long', message: 'words of qr_content_too_long' },
    });
    expect(await balance(userId)).toBe(10);
    expect(files.size).toBe(0);
  });

  it('asks to be delivered again after an unknown error, and gives up at the last attempt', async () => {
    const { handle, deliver, id, userId, run } = await begin();
    handle(() => Promise.reject(new TypeError('boom')));
    await expect(deliver(id)).rejects.toThrow('boom');
    expect(await run(id)).toMatchObject({ status: 'processing', attempts: 1 });
    expect(await balance(userId)).toBe(7);
    await expect(deliver(id, { lastAttempt: true })).rejects.toThrow('boom');
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'tool_failed', attempts: 2 });
    expect(await balance(userId)).toBe(10);
    expect(await deliver(id)).toBe('left_alone');
  });

  it('tries again when the server was at fault, and then says why', async () => {
    const { handle, deliver, id, run } = await begin();
    handle(() => Promise.reject(new AppError('unavailable')));
    await expect(deliver(id)).rejects.toThrow('unavailable');
    await expect(deliver(id, { lastAttempt: true })).rejects.toThrow('unavailable');
    expect((await run(id)).errorCode).toBe('unavailable');
  });

  it('succeeds at a later attempt, charged once and with the files of that attempt alone', async () => {
    const { handle, deliver, id, userId, files, deps } = await begin();
    let attempt = 0;
    handle(async (_input, context) => {
      attempt += 1;
      await context.saveAsset(picture);
      if (attempt < 3) throw new Error('not yet');
      return {};
    });
    await expect(deliver(id)).rejects.toThrow('not yet');
    await expect(deliver(id)).rejects.toThrow('not yet');
    expect(await deliver(id, { lastAttempt: true })).toBe('succeeded');
    expect(await balance(userId)).toBe(7);
    const rows = await deps.work.stores.assets.ofRuns([id]);
    expect([...files.keys()]).toEqual(rows.map((row) => row.storageKey));
  });

  it('says that it is tried again once it is', async () => {
    const { handle, deliver, deps, id, userId, published } = await begin();
    const seen: (boolean | undefined)[] = [];
    handle(async () => {
      seen.push((await getRun(deps, { userId, id }, words)).retrying);
      if (seen.length < 2) throw new Error('not yet');
      return {};
    });
    await expect(deliver(id)).rejects.toThrow('not yet');
    expect(await deliver(id)).toBe('succeeded');
    expect(seen).toEqual([undefined, true]);
    expect((await getRun(deps, { userId, id }, words)).retrying).toBeUndefined();
    expect(published.map(({ event }) => event.retrying)).toEqual([undefined, undefined, true, undefined]);
  });

  it('begins another try at nothing: how far the one before came is not how far it is', async () => {
    const { handle, deliver, id, run } = await begin();
    const seen: number[] = [];
    handle(async (_input, context) => {
      seen.push((await run(id)).progress);
      await context.progress(60, 'draw');
      // The first report is written at once, the next ones in intervals.
      await sleep(50);
      seen.push((await run(id)).progress);
      if (seen.length < 4) throw new Error('not yet');
      return {};
    });
    await expect(deliver(id)).rejects.toThrow('not yet');
    expect(await deliver(id)).toBe('succeeded');
    expect(seen).toEqual([0, 60, 0, 60]);
  });

  it('has its time anew whenever it gets further, and none for standing still', async () => {
    const moving = await begin(0.8);
    moving.handle(async (_input, context) => {
      for (const percent of [10, 20, 30, 40, 50]) {
        await sleep(250);
        await context.progress(percent, 'draw');
      }
      return {};
    });
    expect(await moving.deliver(moving.id)).toBe('succeeded');
    const still = await begin(0.8);
    still.handle(async (_input, context) => {
      for (let again = 0; again < 6 && !context.signal.aborted; again += 1) {
        await sleep(250);
        await context.progress(10, 'draw');
      }
      return {};
    });
    await expect(still.deliver(still.id, { lastAttempt: true })).rejects.toThrow('time is up');
  });

  it('ends when its time is up, even if the tool does not listen', async () => {
    const { handle, deliver, id, userId, run } = await begin(0.1);
    handle(async () => {
      await sleep(3000);
      return {};
    });
    const started = performance.now();
    await expect(deliver(id, { lastAttempt: true })).rejects.toThrow('time is up');
    expect(performance.now() - started).toBeLessThan(1500);
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'run_timeout' });
    expect(await balance(userId)).toBe(10);
  });

  it('says that the credits are back where a model took too long', async () => {
    const { handle, deliver, id, userId, run } = await begin();
    handle(() => Promise.reject(new AppError('timeout')));
    await expect(deliver(id, { lastAttempt: true })).rejects.toThrow();
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'run_timeout' });
    expect(await balance(userId)).toBe(10);
  });

  it('goes back to the queue when the worker drains', async () => {
    const { handle, deliver, id, run } = await begin();
    const drain = new AbortController();
    handle(
      (_input, context) =>
        new Promise((_resolve, reject) => context.signal.addEventListener('abort', () => reject(new Error('stopped')))),
    );
    const delivery = deliver(id, { signal: drain.signal });
    await sleep(30);
    drain.abort(new Error('draining'));
    await expect(delivery).rejects.toThrow('draining');
    expect((await run(id)).status).toBe('processing');
    handle(async () => ({ done: true }));
    expect(await deliver(id)).toBe('succeeded');
  });

  describe('cancelling', () => {
    it.each(['by its event', 'by looking'])(
      'stops the work within a second, %s, and returns the credits',
      async (way) => {
        const { handle, deliver, deps, id, userId, run, files, listeners } = await begin();
        let stoppedAt = 0;
        handle(async (_input, context) => {
          await context.saveAsset(picture);
          await new Promise((resolve) => context.signal.addEventListener('abort', resolve));
          stoppedAt = performance.now();
          throw new Error('stopped');
        });
        const delivery = deliver(id);
        await sleep(60);
        if (way === 'by looking') listeners.clear();
        const cancelledAt = performance.now();
        expect((await cancelRun(deps, { userId, id })).status).toBe('cancelled');
        expect(await delivery).toBe('left_alone');
        await sleep(5);
        expect(stoppedAt - cancelledAt).toBeLessThan(1000);
        expect(await run(id)).toMatchObject({ status: 'cancelled', output: null });
        expect(await balance(userId)).toBe(10);
        expect(files.size).toBe(0);
      },
    );

    it('before the worker came means that nothing is ever done', async () => {
      const { handle, deliver, deps, id, userId } = await begin();
      let calls = 0;
      handle(async () => ({ calls: (calls += 1) }));
      await cancelRun(deps, { userId, id });
      expect(await deliver(id)).toBe('left_alone');
      expect(calls).toBe(0);
      expect(await balance(userId)).toBe(10);
    });

    it('twice is harmless; of what is finished it is refused', async () => {
      const { deliver, deps, id, userId, start } = await begin();
      await cancelRun(deps, { userId, id });
      expect((await cancelRun(deps, { userId, id })).status).toBe('cancelled');
      const second = await start(userId);
      await deliver(second.id);
      await expect(cancelRun(deps, { userId, id: second.id })).rejects.toMatchObject({ code: 'run_not_cancellable' });
      expect(await balance(userId)).toBe(7);
    });

    it('and finishing at the same moment end in exactly one of the two', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { handle, deliver, deps, id, userId, run } = await begin();
        handle(async () => {
          await sleep(round * 4);
          return {};
        });
        await Promise.all([deliver(id), cancelRun(deps, { userId, id }).catch(() => undefined)]);
        const { status } = await run(id);
        expect(['succeeded', 'cancelled']).toContain(status);
        expect(await balance(userId)).toBe(status === 'succeeded' ? 7 : 10);
      }
    });
  });

  it('fails a run whose worker died for good, once, and leaves a finished one alone', async () => {
    const { deps, id, userId, run, start, deliver } = await begin();
    await failDeadRun(deps, id);
    await failDeadRun(deps, id);
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'tool_failed' });
    const finished = await start(userId);
    await deliver(finished.id);
    await failDeadRun(deps, finished.id);
    expect((await run(finished.id)).status).toBe('succeeded');
    expect(await balance(userId)).toBe(7);
  });

  it('waits for the end, or until the time is up', async () => {
    const { handle, deliver, deps, id } = await begin();
    handle(async () => {
      await sleep(80);
      return { done: true };
    });
    const record = await deps.work.stores.runs.byId(id);
    if (record === null) throw new Error('It is gone');
    const { signal } = new AbortController();
    expect((await waitForRun(deps, record, { timeoutMs: 20, signal })).status).toBe('queued');
    const [waited] = await Promise.all([waitForRun(deps, record, { timeoutMs: 5000, signal }), deliver(id)]);
    expect(waited).toMatchObject({ status: 'succeeded', output: { done: true } });
    expect((await waitForRun(deps, record, { timeoutMs: 5000, signal })).status).toBe('succeeded');
  });

  /** Runs a delivery whose process dies at the n-th write to the database, then delivers again, as the queue would. */
  it('ends in exactly one settle or release wherever a crash cuts it off', async () => {
    let crashes = 0;
    for (let isCrashing = true; isCrashing; crashes += Number(isCrashing)) {
      const { handle, deliver, deps, id, userId, run } = await begin();
      handle(async (_input, context) => {
        await context.saveAsset(picture);
        return {};
      });
      const crashing = { ...deps, work: crashingAfter(database().work, crashes) };
      const delivery = { runId: id, lastAttempt: false, signal: new AbortController().signal };
      isCrashing = await executeRun(crashing, delivery).then(
        () => false,
        () => true,
      );
      await deliver(id);
      expect((await run(id)).status).toBe('succeeded');
      expect(await balance(userId)).toBe(7);
    }
    // At the claim, at the end of the run, at its asset and at its settling.
    expect(crashes).toBe(4);
  });
});

/** Every write after the first `allowed` ones fails, and with it the transaction it belongs to. */
function crashingAfter(work: UnitOfWork, allowed: number): UnitOfWork {
  let done = 0;
  const counted = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    done += 1;
    if (done > allowed) throw new Error('killed');
    return write();
  };
  const guard = (stores: UnitOfWork['stores']): UnitOfWork['stores'] => ({
    ...stores,
    runs: {
      ...stores.runs,
      claim: (id) => counted(() => stores.runs.claim(id)),
      finish: (id, end) => counted(() => stores.runs.finish(id, end)),
    },
    assets: { ...stores.assets, put: (asset) => counted(() => stores.assets.put(asset)) },
    credits: {
      ...stores.credits,
      settle: (runId) => counted(() => stores.credits.settle(runId)),
      release: (runId) => counted(() => stores.credits.release(runId)),
    },
  });
  return { stores: guard(work.stores), transact: (body) => work.transact((stores) => body(guard(stores))) };
}
