import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { frameCountOf } from '@adwright/studio/creative/timeline.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { renderVideoInProcess, type VideoRequest } from './render-video-process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const creativeOf = (headline: string, placement: 'tiktok-wide' | 'tiktok-in-feed' = 'tiktok-wide'): Creative => {
  const template = templateOf('three-reasons');
  if (!template) throw new Error('no template');
  return buildCreative(template, sampleInput({ language: 'en', placement, brief: { headline } }));
};
const request = (creative: Creative, name: string, more: Partial<VideoRequest> = {}): VideoRequest => ({
  creative,
  resolve: (src) => Promise.reject(new Error(`nothing at ${src}`)),
  file: join(folder, name),
  cacheFolder: join(folder, 'cache'),
  tempFolder: folder,
  ...more,
});

/** ffmpeg itself describes a file as well as ffprobe does, and is always there. */
function probe(file: string): string {
  return spawnSync(findFfmpeg(), ['-hide_banner', '-i', file, '-map', '0:v', '-f', 'null', '-'], { encoding: 'utf8' })
    .stderr;
}

/** Each frame and each stretch of sound with its time, as prints of what is seen and heard. */
function decoded(file: string): string {
  const streams = ['-map', '0:v', '-map', '0:a?', '-f', 'framemd5', '-'];
  return spawnSync(findFfmpeg(), ['-v', 'error', '-copyts', '-i', file, ...streams], { encoding: 'utf8' }).stdout;
}

async function boxes(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  const names: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at)))
    names.push(bytes.toString('latin1', at + 4, at + 8));
  return names;
}

const leftovers = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('adwright-render-'));

describe('renderVideoInProcess', () => {
  it('makes a file that networks accept, and re-renders only what an edit changed', async () => {
    const creative = creativeOf('Fresh juice before your alarm rings');
    const shares: number[] = [];
    const first = await renderVideoInProcess(
      request(creative, 'first.mp4', { progress: (share) => shares.push(share) }),
    );
    const frames = frameCountOf(creative);
    expect(first).toMatchObject({ width: 960, height: 540, frames, reused: 0 });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));

    const described = probe(join(folder, 'first.mp4'));
    expect(described).toMatch(/Video: h264.*yuv420p\(tv, bt709(?:, progressive)?\).*960x540.*30 fps/);
    const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(described) ?? [];
    expect(Math.abs(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) - frames / 30)).toBeLessThan(1 / 30);
    expect(Number(/frame=\s*(\d+)/.exec(described.split('\r').at(-1) ?? '')?.[1])).toBe(frames);
    const order = await boxes(join(folder, 'first.mp4'));
    expect(order.indexOf('moov')).toBeGreaterThan(0);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));

    // Encoded in one go or put together from kept scenes: the same pictures and sound at the same times.
    const again = await renderVideoInProcess(request(creative, 'again.mp4'));
    expect(again.reused).toBe(9);
    expect(decoded(join(folder, 'again.mp4'))).toBe(decoded(join(folder, 'first.mp4')));

    const edited = await renderVideoInProcess(request(creativeOf('Fresh juice before your coffee'), 'second.mp4'));
    // Of five scenes and four transitions the hook and the transition out of it changed.
    expect(edited.reused).toBe(7);
    expect(await leftovers()).toEqual([]);
  }, 180_000);

  it('stops within a second and leaves nothing behind', async () => {
    const abort = new AbortController();
    let aborted = 0;
    const running = renderVideoInProcess(
      request(creativeOf('Never finished', 'tiktok-in-feed'), 'cancelled.mp4', {
        cacheFolder: join(folder, 'other-cache'),
        signal: abort.signal,
        progress: () => {
          if (aborted === 0) {
            aborted = performance.now();
            abort.abort();
          }
        },
      }),
    );
    await expect(running).rejects.toThrow();
    expect(performance.now() - aborted).toBeLessThan(1000);
    expect(await leftovers()).toEqual([]);
    expect(await readdir(folder)).not.toContain('cancelled.mp4');
  }, 60_000);

  it('reads no more of its pictures once it is cancelled', async () => {
    const abort = new AbortController();
    const asked: string[] = [];
    const creative = creativeOf('Never begun');
    const many = Array.from({ length: 20 }, (_, index) => [`p${index}`, { kind: 'image' as const, src: `p${index}` }]);
    const running = renderVideoInProcess({
      ...request({ ...creative, assets: { ...creative.assets, ...Object.fromEntries(many) } }, 'unread.mp4', {
        signal: abort.signal,
      }),
      resolve: async (src) => {
        asked.push(src);
        abort.abort();
        return new Uint8Array(1);
      },
    });
    await expect(running).rejects.toThrow();
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(await leftovers()).toEqual([]);
  });
});
