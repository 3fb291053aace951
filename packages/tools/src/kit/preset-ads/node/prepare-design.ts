import type { AdDesign } from '@adwright/studio/design/design.ts';
import { type MadePicture, readAdPictures } from '../../ad-designs/node/read-ad-pictures.ts';
import { keptSide } from '../../ad-designs/plan/ad-pictures.ts';
import { resolveSources } from '../../pictures/node/read-picture.ts';
import type { ToolContext } from '../../../tool.ts';
import { designOf } from '../plan/design-of.ts';
import type { PresetBrief } from '../plan/input.ts';
import { writeWords } from '../plan/write-words.ts';

export type Prepared = {
  readonly design: AdDesign;
  readonly resolve: (src: string) => Promise<Uint8Array>;
  /** Keeps what was cut out here. After the ads are saved, so that the work is shown by its first one. */
  saveCutOut(): Promise<void>;
};

/** From a form's fields to a design that can be drawn: words written, pictures read and measured. */
export async function prepareDesign(
  input: PresetBrief,
  context: ToolContext,
  longestSide: number = keptSide.screen,
): Promise<Prepared> {
  await context.progress(3, 'write');
  const words = await writeWords(input.words, input.product);
  const cut: MadePicture[] = [];
  const { pictures, made } = await readAdPictures(context, input.product, {
    longestSide,
    async keep(picture, cutHere) {
      if (cutHere) cut.push(picture);
      return `made:${picture.name}`;
    },
  });
  return {
    design: designOf(input, words, pictures),
    resolve: resolveSources(context, made),
    async saveCutOut() {
      for (const picture of cut) await context.saveAsset(picture);
    },
  };
}
