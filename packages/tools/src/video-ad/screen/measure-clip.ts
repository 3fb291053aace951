import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { chooseFocus } from '../plan/choose-focus.ts';

export type MeasuredClip = Pick<OwnClip, 'width' | 'height' | 'seconds' | 'focus'>;

/** A file on a slow line may take its time; one that shows nothing by then will not. */
const patienceMs = 20_000;
const looked = 160;

/** What a clip is, as this browser plays it; null where it cannot. */
export async function measureClip(url: string): Promise<MeasuredClip | null> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  try {
    const loaded = happens(video, 'loadeddata');
    video.src = url;
    await loaded;
    const { videoWidth: width, videoHeight: height, duration: seconds } = video;
    if (width === 0 || height === 0 || !Number.isFinite(seconds)) return null;
    // The first frame is often black, or a hand on the button.
    const seeked = happens(video, 'seeked');
    video.currentTime = Math.min(1, seconds / 2);
    await seeked;
    return { width, height, seconds, focus: focusOf(video, { width, height }) };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

export async function measurePhoto(url: string): Promise<MeasuredClip | null> {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { width, height, seconds: 0, focus: focusOf(image, { width, height }) };
  } catch {
    return null;
  }
}

function focusOf(source: CanvasImageSource, size: { width: number; height: number }): MeasuredClip['focus'] {
  const scale = looked / Math.max(size.width, size.height);
  const small = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const canvas = Object.assign(document.createElement('canvas'), small);
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(source, 0, 0, small.width, small.height);
    const rgba = context?.getImageData(0, 0, small.width, small.height).data ?? new Uint8ClampedArray();
    return chooseFocus(Uint8Array.from(rgba.filter((_, index) => index % 4 !== 3)), small);
  } catch {
    // Served from another origin: it can be shown, and its pixels not be read.
    return { x: 0.5, y: 0.5 };
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It shows nothing')), patienceMs);
    video.addEventListener(event, () => resolve(clearTimeout(timer)), { once: true });
    video.addEventListener('error', () => reject(new Error('It cannot be played')), { once: true });
  });
}
