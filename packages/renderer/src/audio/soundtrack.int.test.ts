import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loudnessOf, truePeakOf } from '@adwright/sound/mix/loudness.ts';
import { sampleRate, type Stereo } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import type { AssetRef, AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import { frameCountOf } from '@adwright/studio/creative/timeline.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { renderVideoInProcess } from '../video/render-video-process.ts';
import { decodeSound } from '@adwright/media/decode/decode-sound.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-sound-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const assets: Record<string, AssetRef> = {
  music: { kind: 'audio', src: 'music:paper-plane' },
  pop: { kind: 'audio', src: 'effect:pop' },
  voice: { kind: 'audio', src: 'upload:voice' },
};

/** The shortest video that is one: two seconds of the hook, at a size that costs nothing. */
function creativeWith(audio: readonly AudioClip[], seconds: number): Creative {
  const template = templateOf('three-reasons');
  if (!template) throw new Error('no template');
  const placement = { ...placementOf('tiktok-wide'), width: 160, height: 90 };
  const input = { ...sampleInput({ language: 'en', placement: 'tiktok-wide' }), placement };
  const creative = buildCreative(template, { ...input, audio: { clips: audio, assets } });
  const [scene] = creative.scenes;
  if (!scene) throw new Error('no scene');
  return { ...creative, scenes: [{ ...scene, duration: seconds }], overlay: [] };
}

/** Somebody humming: a 1 kHz tone of one second, as a recording. */
function voice(): Uint8Array {
  const hum = Float32Array.from(
    { length: sampleRate },
    (_, i) => Math.sin((2 * Math.PI * 1000 * i) / sampleRate) * 0.3,
  );
  return encodeWav({ left: hum, right: hum });
}

async function render(name: string, creative: Creative): Promise<{ file: string; sound: Stereo; seconds: number }> {
  const file = join(folder, name);
  const { seconds } = await renderVideoInProcess({
    creative,
    file,
    resolve: async (src) => (src === 'upload:voice' ? voice() : Promise.reject(new Error(`nothing at ${src}`))),
    cacheFolder: join(folder, 'cache'),
    tempFolder: folder,
  });
  const sound = await decodeSound({ ffmpeg: findFfmpeg(), file, from: 0, seconds: 600 });
  return { file, sound, seconds };
}

const part = ({ left, right }: Stereo, from: number, to: number): Stereo => ({
  left: left.subarray(from * sampleRate, to * sampleRate),
  right: right.subarray(from * sampleRate, to * sampleRate),
});
const peak = ({ left, right }: Stereo): number =>
  [...left, ...right].reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);

describe('a video with sound', () => {
  it('plays music, voice and effects as loud as the networks do and exactly as long as its pictures', async () => {
    const creative = creativeWith(
      [
        { id: 'bed', role: 'music', asset: 'music', start: 0, loop: true, fadeIn: 0.2, fadeOut: 0.8 },
        { id: 'speech', role: 'voice', asset: 'voice', start: 2 },
        { id: 'tick', role: 'effect', asset: 'pop', start: 4 },
      ],
      6.1,
    );
    const { file, sound, seconds } = await render('whole.mp4', creative);
    expect(seconds).toBeCloseTo(frameCountOf(creative) / 30, 6);
    expect(Math.abs(sound.left.length / sampleRate - seconds)).toBeLessThan(1 / 30);
    const described = spawnSync(findFfmpeg(), ['-hide_banner', '-i', file], { encoding: 'utf8' }).stderr;
    expect(described).toMatch(/Audio: aac.*48000 Hz, stereo/);
    const [, length] = /Duration: 00:00:([\d.]+)/.exec(described) ?? [];
    expect(Math.abs(Number(length) - seconds)).toBeLessThan(1 / 30);
    expect(Math.abs(loudnessOf(sound) + 14)).toBeLessThan(1);
    expect(truePeakOf(sound)).toBeLessThanOrEqual(-1);

    const kept = await readdir(join(folder, 'cache'));
    expect(kept.filter((name) => name.startsWith('music-'))).toHaveLength(1);
    expect(kept.filter((name) => name.startsWith('soundtrack-'))).toHaveLength(1);
  }, 120_000);

  it('is silent where no clip plays', async () => {
    const creative = creativeWith([{ id: 'speech', role: 'voice', asset: 'voice', start: 1, duration: 0.5 }], 3);
    const { sound } = await render('gap.mp4', creative);
    expect(peak(part(sound, 1.1, 1.4))).toBeGreaterThan(0.1);
    // AAC smears a few milliseconds around an edge, no more.
    expect(peak(part(sound, 0, 0.9))).toBeLessThan(0.001);
    expect(peak(part(sound, 1.6, 3))).toBeLessThan(0.001);
  }, 60_000);

  it('has no soundtrack if it has no clips', async () => {
    await expect(render('silent.mp4', creativeWith([], 1))).rejects.toThrow(/cannot be decoded/);
    expect((await readFile(join(folder, 'silent.mp4'))).length).toBeGreaterThan(500);
  }, 60_000);

  it.each([
    ['a track that does not exist', 'music:nothing', /no track nothing/],
    ['an effect that does not exist', 'effect:constructor', /no effect constructor/],
    ['a playlist', 'upload:playlist', /not in a known format/],
  ])(
    'says what is wrong with %s',
    async (_, src, problem) => {
      const clip: AudioClip = { id: 'bed', role: 'music', asset: 'music', start: 0 };
      const creative = creativeWith([clip], 1);
      const rendering = renderVideoInProcess({
        creative: { ...creative, assets: { ...creative.assets, music: { kind: 'audio', src } } },
        file: join(folder, 'refused.mp4'),
        resolve: async () => new TextEncoder().encode('#EXTM3U\nfile:///etc/hostname\n'),
        cacheFolder: join(folder, 'cache'),
        tempFolder: folder,
      });
      await expect(rendering).rejects.toThrow(problem);
      expect((await readdir(folder)).filter((name) => name.startsWith('adwright-render-'))).toEqual([]);
    },
    60_000,
  );
});
