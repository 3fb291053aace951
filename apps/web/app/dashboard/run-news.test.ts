import { expect, it } from 'vitest';
import { createRunNews } from './run-news.ts';

const run = (status: 'queued' | 'processing' | 'succeeded' | 'failed' | 'cancelled', id = 'r1') => ({
  id,
  tool: 'qr-code',
  status,
});

function setUp({ looking = false, work = true } = {}) {
  const told: string[] = [];
  const eyes = { looking };
  const news = createRunNews({
    isLookedAt: () => eyes.looking,
    announce: async ({ id, status }) => {
      told.push(`${id} ${status}`);
      return work;
    },
  });
  const counts = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return [news.get().running.size, news.get().unseen.size];
  };
  return { told, eyes, news, counts };
}

it('tells once that a run has ended elsewhere, and keeps it until its tool is looked at', async () => {
  const { told, news, counts } = setUp();
  news.heard(run('queued'));
  news.heard(run('processing'));
  expect(await counts()).toEqual([1, 0]);
  news.heard(run('succeeded'));
  news.heard(run('succeeded'));
  news.listed([run('succeeded')]);
  expect(told).toEqual(['r1 succeeded']);
  expect(await counts()).toEqual([0, 1]);
  news.saw('poster');
  expect(await counts()).toEqual([0, 1]);
  news.saw('qr-code');
  expect(await counts()).toEqual([0, 0]);
});

it('says nothing of what the person sees happen, of what they cancelled, and of what is no piece of work', async () => {
  const seen = setUp({ looking: true });
  seen.news.heard(run('succeeded'));
  expect([seen.told, await seen.counts()]).toEqual([[], [0, 0]]);
  const other = setUp({ work: false });
  other.news.heard(run('cancelled'));
  other.news.heard(run('succeeded', 'look'));
  expect(other.told).toEqual(['look succeeded']);
  expect(await other.counts()).toEqual([0, 0]);
});

it('takes from a list what is under way, and the end of what it knew; old ends are no news', async () => {
  const { told, news, counts } = setUp();
  news.listed([run('processing', 'a'), run('succeeded', 'long-ago')]);
  expect(await counts()).toEqual([1, 0]);
  news.listed([run('failed', 'a'), run('succeeded', 'long-ago')]);
  expect(told).toEqual(['a failed']);
  // A word that was overtaken leads nowhere.
  news.heard(run('processing', 'a'));
  expect(await counts()).toEqual([0, 1]);
});

it('knows nothing of the person before', async () => {
  const { news, counts } = setUp();
  news.heard(run('processing'));
  news.forget();
  expect(await counts()).toEqual([0, 0]);
});
