import type { SpokenLine } from '@adwright/contract/voice/voice.ts';
import type { EffectName } from '@adwright/sound/effects/effects.ts';
import { sampleRate, type Stereo } from '@adwright/sound/stereo.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { MixClip, Mixed, MixOrder } from './mix-worker.ts';

/** As the renderer's: AAC adds up to half a decibel to the highest peaks. */
const truePeak = -1.6;

const decoded = new Map<string, Promise<Stereo>>();
const kept = 40;

/** Decodes once; what failed may be asked for again. */
function once(key: string, load: () => Promise<ArrayBuffer>): Promise<Stereo> {
  const known = decoded.get(key);
  if (known) return known;
  const loading = load().then(decode);
  decoded.set(key, loading);
  loading.catch(() => decoded.delete(key));
  for (const oldest of decoded.keys()) {
    if (decoded.size <= kept) break;
    decoded.delete(oldest);
  }
  return loading;
}

async function decode(bytes: ArrayBuffer): Promise<Stereo> {
  const sound = await new OfflineAudioContext(2, 1, sampleRate).decodeAudioData(bytes);
  const left = sound.getChannelData(0);
  return { left, right: sound.numberOfChannels > 1 ? sound.getChannelData(1) : left };
}

/** Fetching a data address is what a strict policy forbids. */
function bytesOf(dataAddress: string): ArrayBuffer {
  const text = atob(dataAddress.slice(dataAddress.indexOf(',') + 1));
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0).buffer;
}

export const musicAddress = (track: string): string => `/api/music/sample/${encodeURIComponent(track)}`;

async function musicBytes(track: string): Promise<ArrayBuffer> {
  const answer = await fetch(musicAddress(track), { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`The music could not be had: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Where a file of the person's lies; null when it is gone. */
export type FileUrl = (src: string) => Promise<string | null>;

async function fileBytes(src: string, fileUrl: FileUrl): Promise<ArrayBuffer> {
  const url = await fileUrl(src);
  if (url === null) throw new Error('The clip is gone');
  const answer = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) throw new Error(`The clip could not be had: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The line that a film plays under this name; null while nobody has said it. */
export type LineNamed = (name: string) => SpokenLine | null;

function soundBehind(src: string, lineNamed: LineNamed, fileUrl: FileUrl): Promise<Stereo> | EffectName | null {
  const [kind, name = ''] = src.split(':', 2);
  if (kind === 'music') return once(src, () => musicBytes(name));
  if (kind === 'effect') return name as EffectName;
  if (kind === 'asset') return once(src, () => fileBytes(src, fileUrl));
  const line = lineNamed(name);
  return line ? once(line.sound, async () => bytesOf(line.sound)) : null;
}

let worker: Worker | undefined;
let orders = 0;

function mixed(order: Omit<MixOrder, 'id'>): Promise<Mixed> {
  worker ??= new Worker(new URL('./mix-worker.ts', import.meta.url), { type: 'module' });
  const at = worker;
  orders += 1;
  const id = orders;
  const { promise, resolve, reject } = Promise.withResolvers<Mixed>();
  const done = new AbortController();
  const hear = ({ data }: MessageEvent<Mixed>): void => {
    if (data.id !== id) return;
    done.abort();
    resolve(data);
  };
  at.addEventListener('message', hear, done);
  at.addEventListener('error', reject, done);
  at.postMessage({ ...order, id } satisfies MixOrder);
  return promise;
}

/** The soundtrack of a film as the renderer would mix it; null for a silent one. */
export async function mixFilm(
  film: Pick<Creative, 'audio' | 'assets'>,
  seconds: number,
  lineNamed: LineNamed,
  fileUrl: FileUrl,
): Promise<AudioBuffer | null> {
  const found = await Promise.all(
    film.audio.map(async ({ id: _, asset, ...clip }): Promise<MixClip | null> => {
      const sound = await soundBehind(film.assets[asset]?.src ?? '', lineNamed, fileUrl);
      return sound && { ...clip, sound };
    }),
  );
  const clips = found.filter((clip) => clip !== null);
  if (clips.length === 0) return null;
  const { left, right } = await mixed({ seconds, truePeak, clips });
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate });
  buffer.copyToChannel(left as Float32Array<ArrayBuffer>, 0);
  buffer.copyToChannel(right as Float32Array<ArrayBuffer>, 1);
  return buffer;
}
