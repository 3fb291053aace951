import type { Layer } from '../creative/layer.ts';
import type { TemplateId } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { isAdded } from './added-layers.ts';
import { briefPlaceOf, withBriefText } from './brief-text.ts';
import type { AdDesign, LayerPatch } from './design.ts';
import { withoutHandmade } from './handmade.ts';
import { noteRewritten, withFirstWords } from './rewritten-words.ts';

/** Where a change holds: in every size, or in one alone. */
export type EditScope = { readonly placement: string; readonly only: boolean };

type Fields = Omit<LayerPatch, 'layer' | 'placement'>;

const named = ({ layer, placement }: LayerPatch): string => `${layer} ${placement ?? ''}`;

function isEmpty({ layer: _layer, placement: _placement, ...fields }: LayerPatch): boolean {
  return Object.keys(fields).length === 0;
}

/** Leaves out fields whose value is undefined: a patch says only what was changed. */
function withFields(patch: LayerPatch, fields: Readonly<Record<string, unknown>>): LayerPatch {
  const all = Object.entries({ ...patch, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as LayerPatch;
}

function put(
  patches: readonly LayerPatch[],
  patch: LayerPatch,
  fields: Readonly<Record<string, unknown>>,
): LayerPatch[] {
  const known = patches.find((one) => named(one) === named(patch));
  const next = withFields(known ?? patch, fields);
  const others = patches.filter((one) => one !== known);
  return isEmpty(next) ? others : [...others, next];
}

/**
 * Changes a layer. What is changed everywhere is also changed in the size at hand, even if that had a value of
 * its own: the person sees that size while they do it. A field set to undefined is no longer changed.
 */
export function patchDesign(
  design: AdDesign,
  layer: string,
  fields: { readonly [Key in keyof Fields]: Fields[Key] | undefined },
  { placement, only }: EditScope,
): AdDesign {
  const cleared = Object.fromEntries(Object.keys(fields).map((key) => [key, undefined]));
  const patches = only
    ? put(design.patches, { layer, placement }, fields)
    : put(put(design.patches, { layer, placement }, cleared), { layer }, fields);
  return { ...design, patches };
}

/** Takes back what was done to a layer by hand, its words included. `made` is the layer as the template makes it. */
export function resetLayer(
  design: AdDesign,
  { id, made }: { readonly id: string; readonly made: Layer | undefined },
  { placement, only }: EditScope,
): AdDesign {
  const patches = design.patches.filter((patch) => patch.layer !== id || (only && patch.placement !== placement));
  const place = only || !made ? undefined : briefPlaceOf(design.brief, made);
  return withFirstWords({ ...design, patches }, (one) => one === place);
}

/** As the template has it: what was added goes, what was written over comes back. */
export function resetAll(design: AdDesign): AdDesign {
  return { ...withoutHandmade(withFirstWords(design, () => true)), patches: [] };
}

/**
 * New words for a text. Those that come from the brief are changed there, so that every size and every template
 * says the same; all others become a patch. `made` is the layer as the template makes it.
 */
export function writeText(
  design: AdDesign,
  target: { id: string; made: Layer },
  text: string,
  scope: EditScope,
): AdDesign {
  // Spaces at the ends stay: the person is in the middle of a sentence, and layout takes no room for them.
  const place =
    scope.only || design.base.kind !== 'template' || text.trim() === ''
      ? undefined
      : briefPlaceOf(design.brief, target.made);
  if (!place) return patchDesign(design, target.id, { text }, scope);
  const brief = withBriefText(design.brief, place, text);
  return patchDesign(noteRewritten({ ...design, brief }, place, design.brief), target.id, { text: undefined }, scope);
}

/** Another picture for a layer. The product's own is exchanged for the whole design: templates lay out by its shape. */
export function replacePicture(
  design: AdDesign,
  target: { id: string; asset: string },
  image: AdImage,
  scope: EditScope,
): AdDesign {
  const swap = (images: readonly AdImage[]): AdImage[] => images.map((one) => (one.id === target.asset ? image : one));
  const { product, pictures = [] } = design;
  const owned = product.images.some((one) => one.id === target.asset);
  if (!scope.only && design.base.kind === 'template' && owned)
    return { ...design, product: { ...product, images: swap(product.images) } };
  const others = pictures.filter((one) => one.id !== image.id);
  return patchDesign({ ...design, pictures: [...others, image] }, target.id, { asset: image.id }, scope);
}

/**
 * Another idea for the same words. Changes by hand were made to the old one's layers and go with it; what the person
 * added is theirs and stays.
 */
export function changeTemplate(design: AdDesign, template: TemplateId): AdDesign {
  const { groups = [], locked = [], names = [], ...rest } = design;
  const keptGroups = groups.filter(({ layers }) => layers.every(isAdded));
  const keptLocks = locked.filter(isAdded);
  const keptNames = names.filter(({ id }) => isAdded(id));
  return {
    ...rest,
    base: { kind: 'template', template },
    patches: design.patches.filter(({ layer }) => isAdded(layer)),
    ...(keptGroups.length > 0 && { groups: keptGroups }),
    ...(keptLocks.length > 0 && { locked: keptLocks }),
    ...(keptNames.length > 0 && { names: keptNames }),
  };
}
