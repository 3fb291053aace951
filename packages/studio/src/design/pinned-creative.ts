import { sameJson } from '@adwright/contract/document/json-value.ts';
import { assetsOfImages } from '../ad-image-assets.ts';
import { creativeVersion, type Creative } from '../creative/creative.ts';
import { buildCreative, type Template } from '../template.ts';
import { carryOver } from './carry-over.ts';
import type { DesignFrame } from './design-frame.ts';
import type { AdDesign } from './design.ts';
import type { DesignPin, PinnedFrame, PinnedInputs } from './pin.ts';

export type FindTemplate = (id: string) => Template | undefined;

export function inputsOf({ brief, product, brand, logos }: AdDesign): PinnedInputs {
  return { brief, product, brand, ...(logos ? { logos } : {}) };
}

export function pinnedOf(creative: Creative, given: PinnedInputs): PinnedFrame {
  const { width, height, safe, fps, kind, scenes, overlay, brand, meta } = creative;
  const { accent } = brand.fonts;
  return {
    width,
    height,
    safe,
    fps,
    kind,
    scenes,
    overlay,
    ...(accent === undefined || accent === given.brand.fonts.accent ? {} : { accentFont: accent }),
    ...(meta.poster === undefined ? {} : { poster: meta.poster }),
  };
}

/**
 * The design in a size it is pinned in; undefined when the template of the day is to lay it out. While nothing the
 * template was given has changed, that is the pin. After a change it is the template's again as long as it still
 * makes the pin from what was pinned; a template that was rewritten since does not, and then the change is carried
 * over onto what it once made.
 */
export function pinnedCreative(design: AdDesign, frame: DesignFrame, find: FindTemplate): Creative | undefined {
  const { pin, base } = design;
  if (!pin || base.kind !== 'template' || pin.template !== base.template) return undefined;
  const pinned = Object.hasOwn(pin.frames, frame.id) ? pin.frames[frame.id] : undefined;
  if (!pinned || pinned.width !== frame.width || pinned.height !== frame.height) return undefined;
  const inputs = inputsOf(design);
  if (sameJson(pin.inputs, inputs)) return creativeOf(design, frame, pinned);
  const template = find(pin.template);
  if (template && stillMakes(template, pin, frame.id, pinned)) return undefined;
  const carried = carryOver(pinned, pin.inputs, inputs);
  return carried && creativeOf(design, frame, carried);
}

/** Editing asks again with every key, of the same pin and the same code. */
const known = new WeakMap<PinnedFrame, { template: Template; answer: boolean }>();

function stillMakes(template: Template, pin: DesignPin, id: string, pinned: PinnedFrame): boolean {
  const before = known.get(pinned);
  if (before?.template === template) return before.answer;
  const { width, height, safe } = pinned;
  const made = buildCreative(template, { ...pin.inputs, placement: { id, width, height, safe } });
  const answer = sameJson(pinnedOf(made, pin.inputs), pinned);
  known.set(pinned, { template, answer });
  return answer;
}

function creativeOf(design: AdDesign, frame: DesignFrame, pinned: PinnedFrame): Creative {
  const { brief, brand, product, logos = [] } = design;
  const { accentFont, poster } = pinned;
  const images = [...product.images, ...(product.photos ?? []), ...logos];
  return {
    version: creativeVersion,
    kind: pinned.kind,
    width: frame.width,
    height: frame.height,
    fps: pinned.fps,
    language: brief.language,
    direction: brief.direction,
    safe: { ...frame.safe },
    brand: accentFont === undefined ? brand : { ...brand, fonts: { ...brand.fonts, accent: accentFont } },
    assets: assetsOfImages(images),
    scenes: pinned.scenes,
    overlay: pinned.overlay,
    audio: [],
    meta: {
      ...(design.base.kind === 'template' ? { template: design.base.template } : {}),
      placement: frame.id,
      title: brief.headline.slice(0, 300),
      ...(poster === undefined ? {} : { poster }),
    },
  };
}
