/** A program of its own, so that its start and its memory count: renders an order, or only composes its frames. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeAssets } from '@adwright/renderer/assets.ts';
import { createNodeHost, nodeMeasurer } from '@adwright/renderer/node-host.ts';
import { Compositor } from '@adwright/renderer/video/compositor.ts';
import { createFilm } from '@adwright/renderer/video/film.ts';
import { renderVideoInProcess } from '@adwright/renderer/video/render-video-process.ts';
import { segmentsOf } from '@adwright/renderer/video/segment.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';

const [, , what, document = '', media = '', file = '', cacheFolder = ''] = process.argv;
const creative = JSON.parse(await readFile(document, 'utf8')) as Creative;
const resolve = (src: string): Promise<Uint8Array> => readFile(join(media, src));

/** Every frame as the encoder gets it, one after the other. */
async function writeFrames(): Promise<void> {
  const list = layoutCreative(creative, nodeMeasurer);
  const compositor = new Compositor(list.width, list.height);
  const host = createNodeHost(await decodeAssets(creative, [list], resolve));
  const film = createFilm(list, compositor, host);
  const out = createWriteStream(file);
  for (const segment of segmentsOf(list)) {
    film.begin(segment);
    for (let number = segment.from; number < segment.to; number += 1) {
      const bytes = Buffer.from(compositor.bytes(film.compose(number), compositor.frameBytes));
      await new Promise((done) => out.write(bytes, done));
    }
  }
  await new Promise((done) => out.end(done));
}

if (what === 'frames') await writeFrames();
else await renderVideoInProcess({ creative, resolve, file, cacheFolder });
