import { describe, expect, it } from 'vitest';
import { minContrast } from '../brand/contrast.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placementOf } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { templates } from '../templates/registry.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { designCreative } from './design-creative.ts';
import type { AdDesign } from './design.ts';
import { changeTemplate, patchDesign, replacePicture, resetAll, resetLayer, writeText } from './edit-design.ts';
import { editableLayers, type EditableLayer } from './editable-layers.ts';
import { boxesOf, layerAt } from './layer-boxes.ts';
import { checkContrast } from './repair-contrast.ts';

const square = placementOf('meta-feed-square');
const everywhere = { placement: square.id, only: false };
const here = { placement: square.id, only: true };

function design(): AdDesign {
  const { brief, product, brand } = sampleInput({ language: 'en', placement: 'meta-feed-square' });
  return {
    version: 1,
    base: { kind: 'template', template: 'product-hero' },
    brief,
    product: { name: product.name, images: [...product.images] },
    brand,
    patches: [],
  };
}

function layerOf(from: AdDesign, id: string): EditableLayer {
  const found = editableLayers(from, square).find((layer) => layer.id === id);
  if (!found) throw new Error(`no layer ${id}`);
  return found;
}

const listOf = (from: AdDesign) => layoutCreative(designCreative(from, square), evenMeasurer);

describe('patchDesign', () => {
  it('keeps one patch per layer and size, and none that says nothing', () => {
    const once = patchDesign(design(), 'headline', { dx: 0.1 }, everywhere);
    const twice = patchDesign(once, 'headline', { dy: 0.2 }, everywhere);
    expect(twice.patches).toEqual([{ layer: 'headline', dx: 0.1, dy: 0.2 }]);
    expect(patchDesign(twice, 'headline', { dx: undefined, dy: undefined }, everywhere).patches).toEqual([]);
  });

  it('changes the size at hand as well when it changes all of them', () => {
    const special = patchDesign(design(), 'headline', { dx: 0.1, scale: 2 }, here);
    const general = patchDesign(special, 'headline', { dx: 0.3 }, everywhere);
    expect(general.patches).toEqual([
      { layer: 'headline', placement: square.id, scale: 2 },
      { layer: 'headline', dx: 0.3 },
    ]);
    const headline = layerOf(general, 'headline');
    expect(resetLayer(general, headline, here).patches).toEqual([{ layer: 'headline', dx: 0.3 }]);
    expect(resetLayer(general, headline, everywhere).patches).toEqual([]);
  });
});

describe('reset', () => {
  const write = (from: AdDesign, id: string, words: string): AdDesign =>
    writeText(from, layerOf(from, id), words, everywhere);

  it('gives a layer its first words back, however often they were written over', () => {
    const written = write(write(write(design(), 'headline', 'New'), 'headline', 'Newer'), 'cta', 'Go');
    const back = resetLayer(written, layerOf(written, 'headline'), everywhere);
    expect(back.brief).toEqual({ ...design().brief, cta: 'Go' });
    expect(resetAll(write(back, 'headline', 'Once more'))).toEqual(design());
    expect(write(write(design(), 'headline', 'New'), 'headline', design().brief.headline)).toEqual(design());
  });

  it('leaves words alone that were changed elsewhere since, and those of one size', () => {
    const written = write(design(), 'headline', 'New');
    const formed = { ...written, brief: { ...written.brief, headline: 'From the form' } };
    expect(resetAll(formed).brief.headline).toBe('From the form');
    expect(resetLayer(written, layerOf(written, 'headline'), here).brief.headline).toBe('New');
  });
});

describe('writeText', () => {
  it('writes into the brief what came from it, so that every size says the same', () => {
    const written = writeText(design(), layerOf(design(), 'headline'), 'New words', everywhere);
    expect(written.brief.headline).toBe('New words');
    expect(written.patches).toEqual([]);
    expect(writeText(design(), layerOf(design(), 'cta'), 'Go', everywhere).brief.cta).toBe('Go');
  });

  it('keeps a change for one size, and an emptied text, as a patch', () => {
    const only = writeText(design(), layerOf(design(), 'headline'), 'Here', here);
    expect(only.brief).toEqual(design().brief);
    expect(only.patches).toEqual([{ layer: 'headline', placement: square.id, text: 'Here' }]);
    const emptied = writeText(design(), layerOf(design(), 'subline'), '', everywhere);
    expect(emptied.patches).toEqual([{ layer: 'subline', text: '' }]);
    const again = writeText(emptied, layerOf(emptied, 'subline'), 'Back', everywhere);
    expect(again).toMatchObject({ patches: [], brief: { subline: 'Back' } });
  });
});

it('keeps every space while a sentence is typed, whichever template shows it', () => {
  const pictures = templates.filter((template) => template.kind === 'picture');
  const typed = pictures.flatMap(({ id }) => {
    const begun: AdDesign = { ...design(), base: { kind: 'template', template: id } };
    const first = editableLayers(begun, square).find((layer) => layer.text);
    if (!first) return [];
    const written = [...' A few words '].reduce((now, letter) => {
      const layer = layerOf(now, first.id);
      const before = now === begun ? '' : (layer.text?.text ?? '');
      return writeText(now, layer, before + letter, everywhere);
    }, begun);
    return [`${id}:${layerOf(written, first.id).text?.text}`];
  });
  expect(typed).toEqual(typed.map((line) => line.replace(/:.*/su, ': A few words ')));
  expect(typed.length).toBeGreaterThan(20);
});

it('exchanges the product for the whole design, any other picture for its layer', () => {
  const image = { id: 'new', asset: { kind: 'image' as const, src: 'asset:x', width: 10, height: 20 } };
  const target = { id: 'product', asset: 'bottle' };
  expect(replacePicture(design(), target, image, everywhere).product.images).toEqual([image]);
  expect(replacePicture(design(), target, image, here)).toMatchObject({
    pictures: [image],
    patches: [{ layer: 'product', placement: square.id, asset: 'new' }],
  });
});

it('starts afresh with another template, keeping the words', () => {
  const moved = patchDesign(design(), 'headline', { dx: 0.1 }, everywhere);
  expect(changeTemplate(moved, 'bold-type')).toMatchObject({ patches: [], brief: design().brief });
});

describe('editableLayers', () => {
  it('takes a button with its words as one and lets the shadow go with the product', () => {
    const ids = editableLayers(design(), square).map((layer) => layer.id);
    expect(ids).toContain('cta');
    expect(ids).toContain('badge');
    expect(ids).not.toContain('cta-text');
    expect(ids).not.toContain('product-shadow');
    expect(layerOf(design(), 'cta')).toMatchObject({ kind: 'text', slot: 'cta', text: { text: design().brief.cta } });
  });

  it('still lists what is hidden', () => {
    const hidden = patchDesign(design(), 'subline', { hidden: true }, everywhere);
    expect(layerOf(hidden, 'subline').hidden).toBe(true);
    expect(boxesOf(listOf(hidden), editableLayers(hidden, square)).has('subline')).toBe(false);
  });

  it('finds what is pressed, where it was moved to', () => {
    const moved = patchDesign(design(), 'headline', { dx: 0.05, dy: 0.03, scale: 0.5 }, everywhere);
    const layers = editableLayers(moved, square);
    const box = boxesOf(listOf(moved), layers).get('headline');
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    expect(layerAt(listOf(moved), layers, middle)?.id).toBe('headline');
    expect(layerAt(listOf(moved), layers, { x: 2, y: 2 })).toBeUndefined();
  });
});

it('repairs a colour that cannot be read', () => {
  const faint = patchDesign(design(), 'headline', { color: '#fdeee8' }, everywhere);
  const check = checkContrast(listOf(faint), layerOf(faint, 'headline').members);
  expect(check?.ratio).toBeLessThan(minContrast);
  const mended = patchDesign(faint, 'headline', { color: check?.repaired }, everywhere);
  const after = checkContrast(listOf(mended), layerOf(mended, 'headline').members);
  expect(after?.ratio).toBeGreaterThanOrEqual(minContrast);
});
