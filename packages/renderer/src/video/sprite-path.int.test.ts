import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { Motion } from '@adwright/studio/creative/motion.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { drawFrame, momentAt } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { atHome } from '@adwright/studio/templates/at-home.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { expect, it } from 'vitest';
import { decodeAssets } from '../assets.ts';
import { withSamples } from '../resolve-asset.ts';
import { contextOf, createNodeHost, nodeMeasurer } from '../node-host.ts';
import { compileCompositor } from './build-wasm.ts';
import { Compositor } from './compositor.ts';
import { createFilm } from './film.ts';
import { segmentsOf } from './segment.ts';

const videos = templates
  .filter((template) => template.kind === 'video')
  .map((template, index) => ({ id: template.id, template, index }));

/** Mean difference of the luma plane beyond some levels, and the share of pixels that differ clearly. */
function difference(a: Uint8Array, b: Uint8Array, allowed: number): { mean: number; wrong: number } {
  let sum = 0;
  let wrong = 0;
  for (let index = 0; index < a.length; index += 1) {
    const delta = Math.abs((a[index] as number) - (b[index] as number));
    sum += Math.max(0, delta - allowed);
    if (delta > 24) wrong += 1;
  }
  return { mean: sum / a.length, wrong: wrong / a.length };
}

/** What moving the whole picture by a pixel would change: a mesh or small print more than a plain wall. */
function shiftedByOne(plane: Uint8Array): number {
  let sum = 0;
  for (let index = 1; index < plane.length; index += 1)
    sum += Math.abs((plane[index] as number) - (plane[index - 1] as number));
  return sum / plane.length;
}

/** Drawing two scenes over each other, a canvas rounds colours down twice; composing rounds once and to the nearest. */
const fadedDown = 2;

it.each(videos)(
  '$id composed from sprites equals the plain drawing',
  async ({ template, index }) => {
    const creative = buildCreative(
      template,
      sampleInput({ language: index % 2 === 0 ? 'en' : 'ar', placement: 'tiktok-square', variant: index + 4 }),
    );
    const list = layoutCreative(creative, nodeMeasurer);
    const host = createNodeHost(
      await decodeAssets(
        creative,
        [list],
        withSamples(() => Promise.reject(new Error('samples only'))),
      ),
    );
    const compositor = new Compositor(list.width, list.height);
    const canvas = createCanvas(list.width, list.height);
    const plain = compositor.takePlanes(compositor.room(), list.width, list.height);
    const film = createFilm(list, compositor, host);
    const worst = {
      still: { mean: 0, wrong: 0, frame: 0, pixel: 0 },
      transition: { mean: 0, wrong: 0, frame: 0, pixel: 0 },
    };
    for (const segment of segmentsOf(list)) {
      film.begin(segment);
      for (let number = segment.from; number < segment.to; number += 11) {
        drawFrame(contextOf(canvas), list, number / list.fps, host);
        const frame = film.compose(number);
        compositor.fillPlanes(plain, canvas.data());
        const luma = list.width * list.height;
        const kind = momentAt(list, number / list.fps).before ? 'transition' : 'still';
        const [composed, drawn] = [compositor.bytes(frame, luma), compositor.bytes(plain.y, luma)];
        const { mean, wrong } = difference(composed, drawn, kind === 'transition' ? fadedDown : 0);
        if (mean > worst[kind].mean) worst[kind] = { mean, wrong, frame: number, pixel: shiftedByOne(drawn) };
      }
    }
    // Bilinear steps and rounding to pairs of pixels are allowed for; a misplaced layer is not. In a zoom
    // transition one path scales letters and the other finished pixels, so edges differ more.
    // Where a camera moves all of a detailed picture: half a level of rounding, and four tenths of a pixel everywhere.
    const mostStill = Math.max(1, 0.5 + worst.still.pixel * 0.4);
    expect(worst.still.mean, `frame ${worst.still.frame}`).toBeLessThan(mostStill);
    expect(worst.still.wrong, `frame ${worst.still.frame}`).toBeLessThan(0.012);
    expect(worst.transition.mean, `frame ${worst.transition.frame}`).toBeLessThan(1);
    expect(worst.transition.wrong, `frame ${worst.transition.frame}`).toBeLessThan(0.02);
  },
  120_000,
);

/** A picture in which every pixel that is out of place is seen. */
function checkered(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  for (let y = 0; y < height; y += 20)
    for (let x = 0; x < width; x += 20) {
      context.fillStyle = `hsl(${(x * 7 + y * 3) % 360} 40% ${30 + ((x + y) % 40)}%)`;
      context.fillRect(x, y, 20, 20);
    }
  return canvas;
}

const size = { width: 320, height: 400 };

it.each([
  ['all around', { x: 0, y: 0, ...size }],
  ['that begins within the frame', { x: 97, y: 83, width: 240, height: 330 }],
])('a place %s that a camera moves through, composed from rows, equals the plain drawing', (_, box) => {
  const plane = { x: 0.5, horizon: 0.2, stand: 0.75, behind: 0.45, front: 1.4 };
  const moves: Motion[] = [
    { phase: 'life', effect: 'depth', plane, from: 1, to: 1.1, slide: [-0.025, 0.025] },
    { phase: 'in', effect: 'fade', duration: 0.6 },
  ];
  const place: Layer = {
    kind: 'image',
    id: 'place',
    asset: 'ground',
    fit: 'cover',
    box,
    motion: moves,
  };
  const camera: Layer = {
    kind: 'group',
    id: 'camera',
    layout: 'free',
    box: { x: 0, y: 0, ...size },
    motion: [{ phase: 'life', effect: 'dolly', from: 1.07, to: 1.17 }],
    children: [place],
  };
  const creative: Creative = {
    ...buildCreative(atHome, sampleInput({ language: 'en', placement: 'tiktok-square' })),
    ...size,
    assets: { ground: { kind: 'image', src: 'ground' } },
    scenes: [{ id: 'one', duration: 2, background: solid('#808080'), layers: [camera] }],
    overlay: [],
    audio: [],
  };
  const list = layoutCreative(creative, nodeMeasurer);
  expect(list.scenes[0]?.nodes[0]?.mode).toBe('depth');
  const picture = { source: checkered(400, 500) as unknown as CanvasImageSource, width: 400, height: 500 };
  const host = { ...createNodeHost(new Map()), image: () => picture };
  const compositor = new Compositor(list.width, list.height);
  const canvas = createCanvas(list.width, list.height);
  const plain = compositor.takePlanes(compositor.room(), list.width, list.height);
  const film = createFilm(list, compositor, host);
  for (const segment of segmentsOf(list)) {
    film.begin(segment);
    for (const number of [6, 30, 59]) {
      drawFrame(contextOf(canvas), list, number / list.fps, host);
      const frame = film.compose(number);
      compositor.fillPlanes(plain, canvas.data());
      const luma = list.width * list.height;
      const [composed, drawn] = [compositor.bytes(frame, luma), compositor.bytes(plain.y, luma)];
      const { mean } = difference(composed, drawn, 0);
      expect(mean).toBeLessThan(Math.max(1, 0.5 + shiftedByOne(drawn) * 0.4));
    }
  }
});

it('is compiled from the source beside it', async () => {
  const committed = await readFile(new URL('./compositor.wasm', import.meta.url));
  expect(Buffer.from(await compileCompositor()).equals(committed)).toBe(true);
});
