import { createCanvas } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { drawFrame, momentAt } from '@adwright/studio/draw/draw-frame.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
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

it('is compiled from the source beside it', async () => {
  const committed = await readFile(new URL('./compositor.wasm', import.meta.url));
  expect(Buffer.from(await compileCompositor()).equals(committed)).toBe(true);
});
