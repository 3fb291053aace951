import { createHash, randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSoundInto } from '@adwright/media/decode/decode-sound.ts';
import { runFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import { effects, type EffectName } from '@adwright/sound/effects/effects.ts';
import { createMixer, inMixingOrder, type Mixer } from '@adwright/sound/mix/mix.ts';
import { trackOf } from '@adwright/sound/music/tracks.ts';
import { inMemory, interleaved, sampleRate } from '@adwright/sound/stereo.ts';
import { soundVersion } from '@adwright/sound/version.ts';
import type { AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import type { SceneCache } from '../cache/scene-cache.ts';
import { filePrint } from '../file-print.ts';
import { musicOf } from './music-cache.ts';
import { isRecording } from './sound-files.ts';

export type SoundtrackJob = {
  readonly creative: Pick<Creative, 'audio' | 'assets'>;
  /** The video's exact length. */
  readonly seconds: number;
  /** Recordings by address. */
  readonly sounds: ReadonlyMap<string, string>;
  readonly workFolder: string;
  readonly cache: SceneCache;
  readonly ffmpeg: string;
  readonly signal?: AbortSignal;
};

/** AAC adds up to half a decibel to the highest peaks; published files stay under −1 dB all the same. */
const truePeak = -1.6;

/**
 * The whole sound of a video, encoded, exactly as long, or nothing for a silent one. Kept by the hash of what it plays:
 * an edited picture neither mixes nor encodes it again.
 */
export async function makeSoundtrack(job: SoundtrackJob): Promise<string | undefined> {
  const clips = job.creative.audio.filter((clip) => clip.start < job.seconds);
  if (clips.length === 0) return undefined;
  const name = `soundtrack-${await soundtrackHash(job, clips)}.m4a`;
  const kept = await job.cache.take(name);
  if (kept) return kept;
  const mixer = createMixer({ seconds: job.seconds, truePeak });
  for (const clip of inMixingOrder(clips)) {
    job.signal?.throwIfAborted();
    await addClip(mixer, clip, job);
  }
  const partial = join(job.workFolder, `soundtrack-${randomUUID()}`);
  // As numbers, not as a WAV file: AAC is made from them, and rounding to 16 bits in between would only add noise.
  const samples = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', `${partial}.f32`];
  await writeFile(`${partial}.f32`, interleaved(mixer.finish()));
  await runFfmpeg(job.ffmpeg, [...samples, '-c:a', 'aac', '-b:a', '192k', `${partial}.m4a`], { signal: job.signal });
  await rm(`${partial}.f32`);
  const file = join(job.workFolder, name);
  await rename(`${partial}.m4a`, file);
  await job.cache.keep(file, name);
  return file;
}

function sourceOf(clip: AudioClip, { creative }: SoundtrackJob): string {
  const asset = creative.assets[clip.asset];
  if (!asset) throw new Error(`the sound of ${clip.id} is not among the assets`);
  if (asset.kind !== 'audio' && asset.kind !== 'video')
    throw new Error(`the sound of ${clip.id} is ${asset.kind}, not audio`);
  return asset.src;
}

async function addClip(mixer: Mixer, clip: AudioClip, job: SoundtrackJob): Promise<void> {
  const src = sourceOf(clip, job);
  const [kind, name = ''] = src.split(':', 2);
  const { id: _, asset: _asset, from = 0, ...timing } = clip;
  if (kind === 'music') {
    const track = trackOf(name);
    if (!track) throw new Error(`there is no track ${name}`);
    return mixer.add({ ...timing, from, sound: inMemory(await musicOf(track, job.cache, job.workFolder)) });
  }
  if (kind === 'effect') {
    if (!Object.hasOwn(effects, name)) throw new Error(`there is no effect ${name}`);
    return mixer.add({ ...timing, from, sound: inMemory(effects[name as EffectName]()) });
  }
  const file = job.sounds.get(src);
  if (!file) throw new Error(`the sound of ${clip.id} is missing`);
  const heard = Math.min(clip.duration ?? limits.seconds, job.seconds - clip.start);
  const { ffmpeg, signal } = job;
  // A loop starts over at the file's beginning, so that has to be there; no more than one round is.
  const part = clip.loop ? { from: 0, seconds: Math.min(limits.seconds, from + heard) } : { from, seconds: heard };
  const samples = join(job.workFolder, `sound-${randomUUID()}.f32`);
  const sound = await decodeSoundInto(samples, { ffmpeg, file, ...part, signal });
  try {
    mixer.add({ ...timing, from: from - part.from, sound });
  } finally {
    sound.close();
    await rm(samples);
  }
}

async function soundtrackHash(job: SoundtrackJob, clips: readonly AudioClip[]): Promise<string> {
  const prints = new Map<string, string>();
  for (const clip of clips) {
    const src = sourceOf(clip, job);
    if (prints.has(src)) continue;
    const file = isRecording(src) ? job.sounds.get(src) : undefined;
    prints.set(src, file ? await filePrint(file) : JSON.stringify(trackOf(src.slice('music:'.length)) ?? src));
  }
  const played = clips.map((clip) => ({ ...clip, asset: prints.get(sourceOf(clip, job)) }));
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, truePeak, job.seconds, played]))
    .digest('hex')
    .slice(0, 40);
}
