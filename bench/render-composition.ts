/**
 * What `npm run bench:render` renders: 15 seconds of 1080×1920 in four scenes with zooming photographs, sliding text,
 * word captions and crossfades. The data serves both renderers; `creativeOf` is our form of it.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { renderTrack } from '@adwright/sound/music/render-track.ts';
import { tracks } from '@adwright/sound/music/tracks.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import type { AssetRef, Creative, Scene } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';

export const frame = { width: 1080, height: 1920, fps: 30 };
const fade = 0.5;
const sceneSeconds = 3.75;

/** A fifth larger than the frame, as pictures are kept for zooming. */
const photoSize = { width: 1296, height: 2304 };

export type Line = { readonly text: string; readonly y: number; readonly size: number; readonly delay: number };
export type Shot = {
  readonly photo: string;
  readonly start: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly Line[];
};
export type Word = { readonly text: string; readonly start: number; readonly end: number };

const copy = [
  ['Fresh every', 'single morning', 'Cold-pressed. Never frozen.'],
  ['Made by hand', 'in small batches', '100% organic ingredients'],
  ['Loved by over', '40,000 families', 'Rated 4.9 out of 5 stars'],
  ['Get 25% off', 'your first box', 'Free delivery this week only'],
] as const;

const speech =
  'Wake up to the taste of something real made fresh in small batches by people who care and delivered cold to your door before breakfast so tap the link and get your first box for less today';

/** Fifteen seconds, repeated with other photographs for longer videos. */
export function shotsOf(seconds: number): Shot[] {
  const count = Math.round(seconds / sceneSeconds);
  return Array.from({ length: count }, (_, index) => {
    const [first, second, third] = copy[index % copy.length] ?? copy[0];
    return {
      photo: `photo-${index}`,
      start: index * sceneSeconds,
      seconds: index + 1 < count ? sceneSeconds + fade : sceneSeconds,
      from: index % 2 === 0 ? 1 : 1.12,
      to: index % 2 === 0 ? 1.12 : 1,
      lines: [
        { text: first, y: 250, size: 118, delay: 0.3 },
        { text: second, y: 390, size: 118, delay: 0.5 },
        { text: third, y: 550, size: 54, delay: 0.75 },
      ],
    };
  });
}

export function wordsOf(seconds: number): Word[] {
  const words = speech.split(' ');
  const each = 15 / words.length;
  return Array.from({ length: Math.round((seconds / 15) * words.length) }, (_, index) => ({
    text: words[index % words.length] as string,
    start: index * each,
    end: (index + 1) * each,
  }));
}

function lineLayer(id: string, line: Line): Layer {
  return {
    kind: 'text',
    id,
    text: line.text,
    box: { x: 60, y: line.y, width: 960, height: line.size * 1.3 },
    style: {
      font: 'heading',
      weight: 800,
      size: line.size,
      color: '#ffffff',
      align: 'center',
      valign: 'middle',
      shadow: { color: '#0000008c', blur: 24, y: 4 },
    },
    motion: [{ phase: 'in', effect: 'rise', delay: line.delay, duration: 0.6 }],
  };
}

function sceneOf(shot: Shot, index: number): Scene {
  const shade: Layer = {
    kind: 'shape',
    id: `shade-${index}`,
    box: { x: 0, y: 0, width: frame.width, height: frame.height },
    shape: { kind: 'rect' },
    fill: {
      kind: 'linear',
      angle: 180,
      stops: [
        { at: 0, color: '#00000099' },
        { at: 0.42, color: '#00000000' },
        { at: 0.62, color: '#00000000' },
        { at: 1, color: '#000000a6' },
      ],
    },
  };
  return {
    id: `scene-${index}`,
    duration: shot.seconds,
    ...(index > 0 ? { transition: { kind: 'crossfade' as const, duration: fade, ease: 'linear' as const } } : {}),
    background: solid('#000000'),
    layers: [
      {
        kind: 'image',
        id: `shot-${index}`,
        asset: shot.photo,
        fit: 'cover',
        box: { x: 0, y: 0, width: frame.width, height: frame.height },
        motion: [{ phase: 'life', effect: 'ken-burns', from: shot.from, to: shot.to }],
      },
      shade,
      ...shot.lines.map((line, number) => lineLayer(`line-${index}-${number}`, line)),
    ],
  };
}

function overlayOf(seconds: number): Layer[] {
  const button: Layer = {
    kind: 'group',
    id: 'button',
    layout: 'free',
    box: { x: 280, y: 1594, width: 520, height: 132 },
    motion: [
      { phase: 'in', effect: 'rise', delay: 1, duration: 0.6 },
      { phase: 'life', effect: 'pulse', amount: 0.03, period: 1.2 },
    ],
    fill: solid('#ff3b5c'),
    radius: 66,
    children: [
      {
        kind: 'text',
        id: 'button-text',
        text: 'Shop now',
        box: { x: 0, y: 0, width: 520, height: 132 },
        style: { font: 'heading', weight: 700, size: 60, color: '#ffffff', align: 'center', valign: 'middle' },
      },
    ],
  };
  const name: Layer = {
    kind: 'text',
    id: 'name',
    text: 'Morrow',
    box: { x: 70, y: 90, width: 400, height: 100 },
    style: { font: 'heading', weight: 800, size: 64, color: '#ffffff', valign: 'middle' },
    motion: [{ phase: 'in', effect: 'fade', delay: 0.1, duration: 0.5 }],
  };
  const captions: Layer = {
    kind: 'captions',
    id: 'captions',
    box: { x: 60, y: 1290, width: 960, height: 220 },
    look: 'pill',
    style: { font: 'heading', weight: 800, size: 72, color: '#ffffff', shadow: { color: '#0000008c', blur: 24, y: 4 } },
    active: { color: '#111111', plate: '#ffd400' },
    words: wordsOf(seconds),
    group: 3,
  };
  return [button, name, captions];
}

export function creativeOf(seconds: number): Creative {
  const shots = shotsOf(seconds);
  const photos = shots.map(({ photo }): [string, AssetRef] => [
    photo,
    { kind: 'image', src: `${photo}.jpg`, ...photoSize },
  ]);
  return {
    version: 1,
    kind: 'video',
    ...frame,
    language: 'en',
    direction: 'ltr',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: {
      name: 'Morrow',
      colors: { paper: '#ffffff', ink: '#111111', accent: '#ff3b5c', support: '#ffd400' },
      fonts: { heading: 'Inter', body: 'Inter' },
    },
    assets: { ...Object.fromEntries(photos), music: { kind: 'audio', src: 'music.wav' } },
    scenes: shots.map(sceneOf),
    overlay: overlayOf(seconds),
    audio: [{ id: 'music', role: 'music', asset: 'music', start: 0, loop: true }],
    meta: { title: 'Benchmark' },
  };
}

/** One word of one headline. */
export function edited(creative: Creative): Creative {
  return JSON.parse(JSON.stringify(creative).replace('Made by hand', 'Made with care')) as Creative;
}

function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Blotches at every size down to the pixel: what makes a photograph dear to scale and to encode. */
function texture(context: SKRSContext2D, random: () => number, hue: number): void {
  const { width, height } = photoSize;
  context.fillStyle = `hsl(${hue} 40% 40%)`;
  context.fillRect(0, 0, width, height);
  for (const [cells, strength] of [
    [5, 0.55],
    [17, 0.4],
    [61, 0.25],
    [240, 0.16],
    [1296, 0.07],
  ] as const) {
    const rows = Math.round((cells * height) / width);
    const small = createCanvas(cells, rows);
    const pixels = small.getContext('2d').createImageData(cells, rows);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const light = random() * 255;
      pixels.data.set([light, light * (0.7 + random() * 0.3), light * (0.5 + random() * 0.5), strength * 255], at);
    }
    small.getContext('2d').putImageData(pixels, 0, 0);
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, width, height);
  }
}

function bowl(context: SKRSContext2D, random: () => number): void {
  const { width, height } = photoSize;
  for (let index = 0; index < 26; index += 1) {
    const radius = 60 + random() * 130;
    const x = width * (0.2 + random() * 0.6);
    const y = height * (0.4 + random() * 0.25);
    const light = context.createRadialGradient(x - radius / 3, y - radius / 3, radius / 8, x, y, radius);
    const hue = Math.round(random() * 360);
    light.addColorStop(0, `hsl(${hue} 80% 75%)`);
    light.addColorStop(1, `hsl(${hue} 70% 30%)`);
    context.fillStyle = light;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  }
}

/** As detailed as a photograph, the same on every machine. */
export async function photograph(number: number): Promise<Uint8Array> {
  const canvas = createCanvas(photoSize.width, photoSize.height);
  const context = canvas.getContext('2d');
  const random = randomOf(number + 1);
  texture(context, random, (number * 83) % 360);
  bowl(context, random);
  return canvas.encode('jpeg', 90);
}

export function music(): Uint8Array {
  const [track] = tracks;
  if (!track) throw new Error('there is no music');
  return encodeWav(renderTrack(track));
}
