import { assetsOfImages } from '../ad-image-assets.ts';
import { creativeVersion, type Creative } from '../creative/creative.ts';
import type { PlacementId } from '../placements.ts';
import { buildCreative, type Template } from '../template.ts';
import { templateOf } from '../templates/registry.ts';
import { fitAdded } from './added-layers.ts';
import { applyPatches } from './apply-patches.ts';
import type { AdDesign } from './design.ts';
import { designFrame, type DesignFrame } from './design-frame.ts';
import { fitLayers } from './fit-layers.ts';
import { type FindTemplate, pinnedCreative } from './pinned-creative.ts';

/** A design in one size, changes by hand included. Pure; the answer passes parseCreative. */
export function designCreative(
  design: AdDesign,
  placement: PlacementId | DesignFrame,
  find: FindTemplate = templateOf,
): Creative {
  const frame = designFrame(placement);
  return applyPatches(unpatchedCreative(design, frame, find), design.patches, frame.id);
}

/** As the template or the layers say, before any change by hand. */
export function unpatchedCreative(design: AdDesign, frame: DesignFrame, find: FindTemplate = templateOf): Creative {
  const creative = madeCreative(design, frame, find);
  const more = assetsOfImages(design.pictures ?? []);
  return withAdded({ ...creative, assets: { ...creative.assets, ...more } }, design, frame);
}

/** In front of everything else until it is ordered otherwise; in a film, over all of its scenes. */
function withAdded(creative: Creative, { added = [], ...design }: AdDesign, frame: DesignFrame): Creative {
  if (added.length === 0) return creative;
  const layers = fitAdded(added, frame, design.brief.direction);
  const [scene, ...others] = creative.scenes;
  if (!scene || others.length > 0) return { ...creative, overlay: [...creative.overlay, ...layers] };
  return { ...creative, scenes: [{ ...scene, layers: [...scene.layers, ...layers] }] };
}

/** From what is pinned, the template or the layers, without the further pictures that patches name. */
export function madeCreative(design: AdDesign, frame: DesignFrame, find: FindTemplate): Creative {
  const { base } = design;
  const template = base.kind === 'template' ? find(base.template) : undefined;
  return pinnedCreative(design, frame, find) ?? fromTemplate(design, frame, template) ?? fromLayers(design, frame);
}

function fromTemplate(design: AdDesign, frame: DesignFrame, template: Template | undefined): Creative | undefined {
  const { brief, product, brand, logos } = design;
  return template && buildCreative(template, { brief, product, brand, placement: frame, ...(logos ? { logos } : {}) });
}

function fromLayers(design: AdDesign, frame: DesignFrame): Creative {
  const { brief, brand, product, logos = [] } = design;
  const { background, layers } = fitLayers(design, frame);
  const images = [...product.images, ...(product.photos ?? []), ...logos];
  return {
    version: creativeVersion,
    kind: 'picture',
    width: frame.width,
    height: frame.height,
    fps: 30,
    language: brief.language,
    direction: brief.direction,
    safe: { ...frame.safe },
    brand,
    assets: assetsOfImages(images),
    scenes: [{ id: 'main', duration: 1, background, layers }],
    overlay: [],
    audio: [],
    meta: { placement: frame.id, title: brief.headline.slice(0, 300) },
  };
}
