import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { type BannerSize, type BannerSizeId, bannerSizeOf } from './sizes.ts';

type Whole = Required<Pick<BannerSize, 'width' | 'height' | 'stage'>>;

/** The design in one banner's size. Pure: the preview and the job draw the same. */
export function bannerCreative(design: AdDesign, id: BannerSizeId): Creative {
  const { width, height, safe, stage } = bannerSizeOf(id);
  if (stage === undefined) return designCreative(design, { id, width, height, safe });
  const whole = { width, height, stage };
  const frame = { id, width: stage.width, height: stage.height, safe };
  const creative = designCreative(design, frame);
  return onStage(endsInPlace(creative, whole) ? designCreative(withoutPlaces(design), frame) : creative, whole);
}

/** A place has no plain wall that could go on: the product stands there by itself then. */
function endsInPlace(creative: Creative, whole: Whole): boolean {
  const layers = creative.scenes.flatMap((scene) => scene.layers);
  return layers.some(
    (layer) =>
      layer.kind === 'image' &&
      creative.assets[layer.asset]?.subject !== undefined &&
      walls(layer, creative, whole).length > 0,
  );
}

function withoutPlaces(design: AdDesign): AdDesign {
  const { photos = [], ...product } = design.product;
  return { ...design, product: { ...product, photos: photos.filter(({ asset }) => asset.subject === undefined) } };
}

/** A photograph that reaches the stage's side would end there like a postcard: its own wall goes on behind it. */
function walls(layer: Layer, { assets, direction }: Creative, { width, height, stage }: Whole): Layer[] {
  const { box } = layer;
  const edges = layer.kind === 'image' ? assets[layer.asset]?.edges : undefined;
  if (!edges || !box) return [];
  const atStart = box.x <= 1;
  const atEnd = box.x + box.width >= stage.width - 1;
  if (atStart === atEnd) return [];
  const x = atStart ? -stage.x : box.x;
  const end = atStart ? box.x + box.width : width - stage.x;
  // Right-to-left creatives are mirrored, their pictures are not.
  const color = atStart === (direction === 'ltr') ? edges.left : edges.right;
  const wall = { x, y: -stage.y, width: end - x, height };
  return [
    { kind: 'shape', id: `${layer.id}-wall`, slot: 'decor', box: wall, shape: { kind: 'rect' }, fill: solid(color) },
  ];
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
      const children = scene.layers.flatMap((layer) => [...walls(layer, creative, { width, height, stage }), layer]);
      const group: Layer = { kind: 'group', id: 'stage', layout: 'free', box: { ...stage }, children };
      return { ...scene, layers: [group] };
    }),
  };
}
