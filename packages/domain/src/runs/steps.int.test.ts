import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';
import { AppError } from '@adwright/contract/errors.ts';
import { cancelRun } from './cancel-run.ts';
import { continueRun } from './continue-run.ts';
import { endUnansweredRuns } from './end-unanswered-runs.ts';
import { getRun } from './get-run.ts';
import { createRunWorld, personWith } from './testing/run-world.ts';

const text = {
  safeParse: (value: unknown) =>
    typeof value === 'string'
      ? ({ success: true, data: value } as const)
      : ({ success: false, error: { issues: [{ path: ['words'], message: 'is missing' }] } } as const),
};
const words = { links: { sign: () => '' }, errorMessage: async () => '' };
const sound = { name: 'voice.wav', mime: 'audio/wav', body: new Uint8Array([1, 2]) };

describeOnDatabases('a run with a person between its steps', (database) => {
  const balance = (userId: string) => database().work.stores.credits.balance(userId);
  /** Listens, asks whether it heard right, and speaks. */
  async function begin() {
    const world = createRunWorld(database().work, { tool: { answers: { transcript: text, voice: text } } });
    const userId = await personWith(database().work, 10);
    let heard = 0;
    world.handle(async (_input, context) => {
      const transcript = await context.ask('transcript', async () => {
        heard += 1;
        await context.progress(40, 'listen');
        await context.saveAsset(sound);
        return { heard: 'helo' };
      });
      const voice = await context.ask('voice', () => ['ada', 'bob']);
      await context.saveAsset({ ...sound, name: 'dub.wav' });
      return { said: transcript, by: voice };
    });
    const { id } = await world.start(userId);
    const answer = (step: string, given: unknown, by = userId) =>
      continueRun(world.deps, { userId: by, id, step, answer: given });
    return { ...world, id, userId, answer, heard: () => heard };
  }

  it('stops without a worker, keeps its hold and its files, and goes on with what was said', async () => {
    const { id, userId, deliver, run, answer, deps, files, woken, heard } = await begin();
    expect(await deliver(id)).toBe('needs_input');
    const asked = await getRun(deps, { userId, id }, words);
    expect(asked).toMatchObject({ status: 'needs_input', stage: 'transcript', question: { heard: 'helo' } });
    expect(asked.assets).toMatchObject([{ name: 'voice.wav' }]);
    expect(await balance(userId)).toBe(7);
    expect(await deliver(id)).toBe('left_alone');
    expect(await database().work.stores.runLine.queuesWithWork()).toEqual([]);

    woken.length = 0;
    expect(await answer('transcript', 'hello')).toMatchObject({ status: 'queued', question: null });
    expect(woken).toEqual(['quick']);
    expect(await deliver(id)).toBe('needs_input');
    expect(await run(id)).toMatchObject({ stage: 'voice', question: ['ada', 'bob'] });
    await answer('voice', 'ada');
    expect(await deliver(id)).toBe('succeeded');
    expect(await run(id)).toMatchObject({ output: { said: 'hello', by: 'ada' }, progress: 100, question: null });
    expect(heard()).toBe(1);
    const rows = await deps.work.stores.assets.ofRuns([id]);
    expect(rows.map(({ storageKey }) => storageKey).toSorted()).toEqual([...files.keys()].toSorted());
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['dub.wav', 'voice.wav']);
    expect(await balance(userId)).toBe(7);
  });

  it('takes the same answer twice, and refuses another, a stranger’s, a wrong one and one that was not asked for', async () => {
    const { id, deliver, answer } = await begin();
    await expect(answer('transcript', 'early')).rejects.toMatchObject({ code: 'run_not_waiting' });
    await deliver(id);
    const stranger = await personWith(database().work, 0);
    await expect(answer('transcript', 'hi', stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer('mood', 'good')).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer('transcript', 7)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'answer.words', message: 'is missing' }],
    });
    await expect(answer('voice', 'ada')).rejects.toMatchObject({ code: 'run_not_waiting' });
    await Promise.all([answer('transcript', 'hello'), answer('transcript', 'hello')]);
    await expect(answer('transcript', 'other')).rejects.toMatchObject({ code: 'run_not_waiting' });
  });

  it('has its attempts anew at each step', async () => {
    const { id, deliver, answer, deps } = await begin();
    const attempts = async () => {
      const take = () => deps.work.stores.runLine.take({ queue: 'quick', worker: id, leaseSeconds: 30 });
      let taken = await take();
      while (taken !== null && taken.id !== id) taken = await take();
      return taken?.attempts;
    };
    await deliver(id);
    await answer('transcript', 'hello');
    expect(await attempts()).toBe(0);
  });

  it('is cancelled while it waits, gives everything back, and takes no answer then', async () => {
    const { id, userId, deliver, answer, deps } = await begin();
    await deliver(id);
    expect(await cancelRun(deps, { userId, id })).toMatchObject({ status: 'cancelled', question: null });
    expect(await balance(userId)).toBe(10);
    await expect(answer('transcript', 'hello')).rejects.toMatchObject({ code: 'run_not_waiting' });
  });

  it('ends after a week without an answer, gives everything back and says why', async () => {
    const { id, userId, deliver, deps, run, answer } = await begin();
    const other = await begin();
    await deliver(id);
    await other.deliver(other.id);
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    expect(await endUnansweredRuns({ ...deps, clock: inDays(6.9) })).toEqual({ unanswered: 0 });
    await other.answer('transcript', 'hello');
    expect(await endUnansweredRuns({ ...deps, clock: inDays(7.1) })).toEqual({ unanswered: 1 });
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'answer_missing' });
    expect(await other.run(other.id)).toMatchObject({ status: 'queued' });
    expect(await balance(userId)).toBe(10);
    await expect(answer('transcript', 'hello')).rejects.toMatchObject({ code: 'run_not_waiting' });
  });

  it('fails after an answer like any other run', async () => {
    const { id, userId, deliver, answer, handle, run } = await begin();
    await deliver(id);
    await answer('transcript', 'hello');
    handle(() => Promise.reject(new AppError('no_speech')));
    expect(await deliver(id)).toBe('failed');
    expect(await run(id)).toMatchObject({ status: 'failed', errorCode: 'no_speech' });
    expect(await balance(userId)).toBe(10);
  });
});
