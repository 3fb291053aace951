import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OrderBrand } from '@adwright/contract/brand-kit/brand-rules.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobContext } from '../../../testing/job-context.ts';
import { recorded } from '../plan/spoken.ts';
import { packFilm } from './pack-film.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-pack-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Works until it is told to stop, and then takes a moment. */
const untilStopped = (signal: AbortSignal | undefined, onStopped: () => void) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () =>
      setTimeout(() => {
        onStopped();
        reject(signal.reason as Error);
      }, 5),
    ),
  );

async function packed(rendering: Partial<Rendering>, signal = new AbortController().signal): Promise<unknown> {
  const { context } = createJobContext({ rendering: { ...noRendering, ...rendering }, signal });
  const creative = { width: 96, height: 96, scenes: [{ duration: 1 }], overlay: [] } as never;
  return packFilm(
    {
      creative,
      face: { path: 'face.mp4' },
      spoken: recorded(new Float32Array(sampleRate)),
      brand: OrderBrand.parse(undefined),
      stem: 'film',
      provenance: 'made here',
      onRendered: () => undefined,
      onPacking: async () => undefined,
    },
    { ...context, temporaryFile: async (name) => join(folder, name) },
  );
}

it('stops drawing the film when its still fails, and says why it failed', async () => {
  const events: string[] = [];
  const making = packed({
    drawPictures: async () => {
      throw new Error('no still');
    },
    renderVideo: (_order, _resolve, { signal } = {}) => untilStopped(signal, () => events.push('stopped')),
  });
  await expect(making).rejects.toThrow('no still');
  expect(events).toEqual(['stopped']);
});

it('stops drawing the still when the film fails, and both when the run is cancelled', async () => {
  const events: string[] = [];
  const drawPictures: Rendering['drawPictures'] = (_orders, _resolve, { signal } = {}) =>
    untilStopped(signal, () => events.push('still'));
  const failing = packed({
    drawPictures,
    renderVideo: async () => {
      throw new Error('no film');
    },
  });
  await expect(failing).rejects.toThrow('no film');
  expect(events).toEqual(['still']);
  const cancel = new AbortController();
  const renderVideo: Rendering['renderVideo'] = (_order, _resolve, { signal } = {}) => {
    setTimeout(() => cancel.abort(new Error('cancelled')), 20);
    return untilStopped(signal, () => events.push('film'));
  };
  await expect(packed({ drawPictures, renderVideo }, cancel.signal)).rejects.toThrow('cancelled');
  expect(events.toSorted()).toEqual(['film', 'still', 'still']);
});
