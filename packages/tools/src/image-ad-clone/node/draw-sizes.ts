import type { CloneOutput, CloneSizesInput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { parseDesigns } from '../../kit/ad-designs/plan/parse-designs.ts';
import { readPicture, resolveSources } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { drawClone } from './draw-clone.ts';
import { marksOf } from '../plan/marks.ts';
import { similarityOf } from '../plan/similarity.ts';
import { thumbOf } from './thumb.ts';

/** A clone that was edited by hand, in all its sizes again. */
export async function drawSizes(input: CloneSizesInput, context: ToolContext): Promise<CloneOutput> {
  await context.progress(10, 'draw');
  const [design] = parseDesigns([input.design]) as [AdDesign];
  const drawn = await drawClone(context, design, { ...input, brand: input.order?.brand }, resolveSources(context));
  await context.progress(88, 'compare');
  const { analysis, reference } = input;
  const similarity =
    analysis && reference
      ? similarityOf(
          await thumbOf(await readPicture(context, reference)),
          await thumbOf(drawn.compared),
          analysis.boxes,
          shownIn(design),
        )
      : null;
  return {
    mode: 'clone',
    analysis,
    design,
    similarity,
    marks: analysis ? marksOf(analysis, input.keep_background) : [],
    keep_background: input.keep_background,
    files: drawn.files,
    zip: drawn.zip,
  };
}

function shownIn({ base, patches }: AdDesign): Set<string> {
  const hidden = new Set(patches.filter((patch) => patch.hidden).map((patch) => patch.layer));
  const layers = base.kind === 'layers' ? everyLayer(base.layers) : [];
  return new Set(layers.map(({ id }) => id).filter((id) => !hidden.has(id)));
}
