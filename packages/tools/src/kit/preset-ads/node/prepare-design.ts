import type { AdDesign } from '@adwright/studio/design/design.ts';
import { resolveSources } from '../../pictures/node/read-picture.ts';
import type { ToolContext } from '../../../tool.ts';
import { designOf } from '../plan/design-of.ts';
import type { PresetBrief } from '../plan/input.ts';
import { measurePictures } from './measure-pictures.ts';
import { writeWords } from '../plan/write-words.ts';

export type Prepared = {
  readonly design: AdDesign;
  readonly resolve: (src: string) => Promise<Uint8Array>;
};

/** From a form's fields to a design that can be drawn: words written, pictures read and measured. */
export async function prepareDesign(input: PresetBrief, context: ToolContext): Promise<Prepared> {
  await context.progress(3, 'write');
  const words = await writeWords(input.words, input.product);
  const { pictures, made } = await measurePictures(context, input.product);
  return { design: designOf(input, words, pictures), resolve: resolveSources(context, made) };
}
