import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Run } from '@adwright/contract/run/run.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer } from '@adwright/studio/creative/layer.ts';
import { VideoAdInput, type VideoAdOrder, VideoAdOutput } from '@adwright/tools/video-ad/contract.ts';
import { filmOf } from '@adwright/tools/video-ad/plan/film-of.ts';
import sharp from 'sharp';

/** How far a frame of a file is from how it would look: whole, without its captions, without its product. */
export type FrameDistances = { readonly whole: number; readonly uncaptioned: number; readonly emptied: number };

/** The film a run was made of, built as the job has built it. */
function filmIn(run: Run): Creative {
  const order = VideoAdInput.parse(run.input) as VideoAdOrder;
  const { made_of: made } = VideoAdOutput.parse(run.output);
  if (!made) throw new Error('Nothing says what the film was made of');
  return filmOf({ ...order, script: made.script }, '9:16', { ...made, locale: 'en' });
}

const side = 270;

/** The mean difference of two pictures at a size that forgives an encoder. */
async function distance(one: string | Uint8Array, other: string | Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize({ width: side }).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) throw new Error('They are not of one size');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Draws a moment at which somebody speaks three times, and holds the file's own frame against each. */
export async function frameDistances(
  run: Run,
  file: string,
  { folder, bytesOf }: { folder: string; bytesOf(address: string): Promise<Uint8Array> },
): Promise<FrameDistances> {
  const film = filmIn(run);
  const captions = film.overlay.find((layer): layer is CaptionsLayer => layer.kind === 'captions');
  const word = captions?.words.find(({ start }) => start > 3) ?? captions?.words[0];
  if (!word) throw new Error('The film has no captions');
  const frame = Math.round((word.start + 0.15) * film.fps);
  const still = join(folder, 'spoken.png');
  const select = ['-vf', `select=eq(n\\,${frame})`, '-frames:v', '1', still];
  spawnSync(findFfmpeg(), ['-v', 'error', '-y', '-i', file, ...select]);
  const nothing = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const rendering = openRendering();
  const draw = async (creative: Creative, shown: boolean): Promise<Uint8Array> => {
    const [[drawn] = []] = await rendering.drawPictures(
      [{ creative, outputs: [{ format: 'png', at: frame / film.fps }] }],
      async (src) => {
        const found = run.assets.find(({ asset_id }) => src === `asset:${asset_id}`);
        return found && shown ? bytesOf(found.url) : nothing;
      },
    );
    if (!drawn) throw new Error('Nothing was drawn');
    return drawn.body;
  };
  try {
    const silent = { ...film, overlay: film.overlay.filter((layer) => layer !== captions) };
    return {
      whole: await distance(still, await draw(film, true)),
      uncaptioned: await distance(still, await draw(silent, true)),
      emptied: await distance(still, await draw(film, false)),
    };
  } finally {
    await rendering.close();
  }
}
