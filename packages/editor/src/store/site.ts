import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { applyPatches } from '@adwright/studio/design/apply-patches.ts';
import { unpatchedCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { EditScope } from '@adwright/studio/design/edit-design.ts';
import { editableLayers, type EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayList, Rect } from '@adwright/studio/layout/display-list.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import type { NamedFrame } from './frame.ts';

/** A design in one size: what it is built of, and what a person can take hold of. */
export type Built = {
  /** Before any change by hand. */
  readonly made: Creative;
  readonly creative: Creative;
  /** From the back to the front. */
  readonly layers: readonly EditableLayer[];
  readonly byId: ReadonlyMap<string, EditableLayer>;
};

/** All that a command may look at. */
export type Site = Built & {
  readonly design: AdDesign;
  readonly frame: NamedFrame;
  readonly scope: EditScope;
  readonly measurer: TextMeasurer;
  readonly list: DisplayList;
  readonly boxes: ReadonlyMap<string, Rect>;
};

/** What a command answers: the design it makes, and what is chosen afterwards if that changes. */
export type Outcome = { readonly design: AdDesign; readonly selection?: readonly string[] };

const builds = new WeakMap<AdDesign, WeakMap<NamedFrame, Built>>();

/** Built once per design and size, and only for the sizes that are looked at. */
export function buildOf(design: AdDesign, frame: NamedFrame): Built {
  const inSizes = builds.get(design) ?? new WeakMap<NamedFrame, Built>();
  builds.set(design, inSizes);
  const found = inSizes.get(frame);
  if (found) return found;
  const made = unpatchedCreative(design, frame);
  const layers = editableLayers(design, frame, made);
  const built = {
    made,
    creative: applyPatches(made, design.patches, frame.id),
    layers,
    byId: new Map(layers.map((layer) => [layer.id, layer])),
  };
  inSizes.set(frame, built);
  return built;
}

const boxed = new WeakMap<DisplayList, ReadonlyMap<string, Rect>>();

export function boxesIn(list: DisplayList, layers: readonly EditableLayer[]): ReadonlyMap<string, Rect> {
  const found = boxed.get(list) ?? boxesOf(list, layers);
  boxed.set(list, found);
  return found;
}

type Place = {
  readonly design: AdDesign;
  readonly frame: NamedFrame;
  readonly only: boolean;
  readonly measurer: TextMeasurer;
};

export function siteOf({ design, frame, only, measurer }: Place): Site {
  const built = buildOf(design, frame);
  const list = layoutOnce(built.creative, measurer);
  return {
    ...built,
    design,
    frame,
    scope: { placement: frame.id, only },
    measurer,
    list,
    boxes: boxesIn(list, built.layers),
  };
}
