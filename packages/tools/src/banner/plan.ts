import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { type BannerSize, type BannerSizeId, bannerSizeOf } from './sizes.ts';

type Whole = Required<Pick<BannerSize, 'width' | 'height' | 'stage'>>;

/** The design in one banner's size. Pure: the preview and the job draw the same. */
export function bannerCreative(design: AdDesign, id: BannerSizeId): Creative {
  const { width, height, safe, stage } = bannerSizeOf(id);
  if (stage === undefined) return designCreative(design, { id, width, height, safe });
  const inner = { width: stage.width, height: stage.height };
  return onStage(designCreative(design, { id, ...inner, safe }), { width, height, stage });
}

/** What only larger screens show is the same ground, further out. */
function onStage(creative: Creative, { width, height, stage }: Whole): Creative {
  const { safe } = creative;
  return {
    ...creative,
    width,
    height,
    safe: {
      top: stage.y + safe.top,
      right: width - stage.x - stage.width + safe.right,
      bottom: height - stage.y - stage.height + safe.bottom,
      left: stage.x + safe.left,
    },
    scenes: creative.scenes.map((scene) => {
      const group: Layer = { kind: 'group', id: 'stage', layout: 'free', box: { ...stage }, children: scene.layers };
      return { ...scene, layers: [group] };
    }),
  };
}
