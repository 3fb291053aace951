import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { type Performance, perform } from '@adwright/presenter/speaking/perform.ts';
import { syllables } from '@adwright/presenter/testing/syllables.ts';

type Photo = {
  readonly photo: Uint8Array;
  readonly mesh: Float32Array;
  readonly width: number;
  readonly height: number;
};

export type TalkingClip = { readonly said: Performance; readonly width: number; readonly height: number };

const small = { fps: 12, side: 360 } as const;

type Kind = { readonly fps: number; readonly side: number };

/** A small film of somebody who speaks, nods and blinks, and of whom it is known what the mouth does in each frame. */
export async function makeTalkingClip(
  { photo, mesh, width, height }: Photo,
  into: string,
  { fps, side: pixels }: Kind = small,
): Promise<TalkingClip> {
  const said = perform(syllables('aoea_oaeaoe'), { fps, seed: 5 });
  const side = Math.min(width, height);
  const crop = {
    x: Math.round((width - side) / 2),
    y: Math.min(height - side, Math.round(height * 0.12)),
    width: side,
    height: side,
  };
  const rendering = openRendering();
  try {
    await rendering.renderPresenter({ photo, mesh, crop, width: pixels, height: pixels, performance: said, into });
  } finally {
    await rendering.close();
  }
  return { said, width: pixels, height: pixels };
}
