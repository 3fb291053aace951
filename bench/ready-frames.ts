import { createWriteStream } from 'node:fs';
import { decodeAssets } from '@adwright/renderer/assets.ts';
import { createNodeHost, nodeMeasurer } from '@adwright/renderer/node-host.ts';
import type { ResolveAsset } from '@adwright/renderer/resolve-asset.ts';
import { Compositor } from '@adwright/renderer/video/compositor.ts';
import { createFilm } from '@adwright/renderer/video/film.ts';
import { segmentsOf } from '@adwright/renderer/video/segment.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';

/** Every frame as the encoder gets it, one after the other. */
export async function writeFrames(creative: Creative, resolve: ResolveAsset, file: string): Promise<void> {
  const list = layoutCreative(creative, nodeMeasurer);
  const compositor = new Compositor(list.width, list.height);
  const host = createNodeHost(await decodeAssets(creative, [list], resolve));
  const film = createFilm(list, compositor, host);
  const out = createWriteStream(file);
  for (const segment of segmentsOf(list)) {
    film.begin(segment);
    for (let number = segment.from; number < segment.to; number += 1) {
      const bytes = compositor.bytes(film.compose(number), compositor.frameBytes);
      await new Promise((done) => out.write(bytes, done));
    }
  }
  await new Promise((done) => out.end(done));
}
