import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reportProgress, type Progress } from './report-progress.ts';

function recorder(intervalMs: number, from: Progress = { percent: 0, stage: 'queued' }) {
  const writes: (Progress & { at: number })[] = [];
  const report = reportProgress({
    from,
    intervalMs,
    write: async (progress) => void writes.push({ ...progress, at: performance.now() }),
  });
  return { report, writes };
}

describe('reportProgress', () => {
  it('writes the latest of many reports and keeps the interval between writes', async () => {
    const { report, writes } = recorder(40);
    for (let percent = 1; percent <= 60; percent += 1) {
      report.set(percent, 'draw');
      await sleep(2);
    }
    await sleep(60);
    await report.close();
    expect(writes.at(-1)).toMatchObject({ percent: 60, stage: 'draw' });
    expect(writes.length).toBeLessThan(12);
    for (const [index, write] of writes.slice(1).entries()) {
      expect(write.at - (writes[index]?.at ?? 0)).toBeGreaterThanOrEqual(38);
    }
  });

  it('never goes back, not even below what an earlier attempt reached', async () => {
    const { report, writes } = recorder(1, { percent: 40, stage: 'draw' });
    report.set(10, 'draw again');
    await sleep(15);
    report.set(70, 'encode');
    await sleep(15);
    report.set(50, 'encode');
    await sleep(15);
    await report.close();
    expect(writes.map((write) => write.percent)).toEqual([40, 70]);
  });

  it('keeps 100 for the end of the run', async () => {
    const { report, writes } = recorder(1);
    report.set(100, 'save');
    await sleep(15);
    report.set(Number.NaN, 'save more');
    await sleep(15);
    await report.close();
    expect(writes.map((write) => write.percent)).toEqual([99, 99]);
  });

  it('writes nothing after it is closed', async () => {
    const { report, writes } = recorder(20);
    report.set(10, 'draw');
    await report.close();
    report.set(20, 'draw');
    await sleep(40);
    expect(writes).toEqual([]);
  });

  it('goes on after a write that failed', async () => {
    const seen: number[] = [];
    const report = reportProgress({
      from: { percent: 0, stage: '' },
      intervalMs: 1,
      async write({ percent }) {
        seen.push(percent);
        if (percent === 10) throw new Error('database away');
      },
    });
    report.set(10, 'a');
    await sleep(15);
    report.set(20, 'a');
    await sleep(15);
    await report.close();
    expect(seen).toEqual([10, 20]);
  });
});
