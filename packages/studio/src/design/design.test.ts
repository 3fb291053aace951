import { describe, expect, it } from 'vitest';
import type { Creative } from '../creative/creative.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import { parseCreative } from '../creative/parse.ts';
import { stateAt } from '../draw/state.ts';
import type { DisplayNode } from '../layout/display-list.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placements } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { designCreative } from './design-creative.ts';
import { AdDesign, groundLayer, type LayerPatch } from './design.ts';

const square = 'meta-feed-square';

function designWith(patches: LayerPatch[], base?: AdDesign['base'], language: 'en' | 'ar' = 'en'): AdDesign {
  const { brief, product, brand } = sampleInput({ language, placement: square });
  return AdDesign.parse({
    version: 1,
    base: base ?? { kind: 'template', template: 'product-hero' },
    brief,
    product,
    brand,
    pictures: [{ id: 'other', asset: { kind: 'image', src: 'sample:jar', width: 760, height: 640 } }],
    patches,
  });
}

function everyLayer(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) => [layer, ...(layer.kind === 'group' ? everyLayer(layer.children) : [])]);
}

function layerIn(creative: Creative, id: string): Layer | undefined {
  return everyLayer(creative.scenes[0]?.layers ?? []).find((layer) => layer.id === id);
}

function patched(patches: LayerPatch[], placement: (typeof placements)[number]['id'] = square): Creative {
  const creative = designCreative(designWith(patches), placement);
  expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
  return creative;
}

function seen(creative: Creative, id: string): { x: number; y: number; width: number; node: DisplayNode } {
  const list = layoutCreative(creative, evenMeasurer);
  const node = list.scenes[0]?.nodes.find((one) => one.id === id);
  if (!node) throw new Error(`no node ${id}`);
  const state = stateAt(node, 0);
  return {
    x: node.box.x * state.scale + state.x,
    y: node.box.y * state.scale + state.y,
    width: node.box.width * state.scale,
    node,
  };
}

describe('a patch', () => {
  it('changes the words of a text, and of the text within a group', () => {
    expect(layerIn(patched([{ layer: 'headline', text: 'Other' }]), 'headline')).toMatchObject({ text: 'Other' });
    const cta = layerIn(patched([{ layer: 'cta', text: 'Get it' }]), 'cta') as GroupLayer;
    expect(everyLayer([cta]).filter((layer) => layer.kind === 'text')).toMatchObject([{ text: 'Get it' }]);
  });

  it('changes colour, family, weight and alignment of letters', () => {
    const creative = patched([{ layer: 'headline', color: '#112233', font: 'Anton', weight: 400, align: 'end' }]);
    expect(layerIn(creative, 'headline')).toMatchObject({
      style: { color: '#112233', family: 'Anton', weight: 400, align: 'end' },
    });
    const { node } = seen(creative, 'headline');
    expect(node.paint.kind === 'text' && node.paint.face.font.families[0]).toBe('Anton');
  });

  it('fills shapes, plates and the ground of the scene', () => {
    const fill = { kind: 'solid', color: '#00ff00' } as const;
    const creative = patched([
      { layer: 'disc', fill },
      { layer: 'cta', fill },
      { layer: groundLayer, fill },
      { layer: 'badge', fill },
    ]);
    expect(layerIn(creative, 'disc')).toMatchObject({ fill });
    expect(layerIn(creative, 'cta')).toMatchObject({ fill });
    expect(layerIn(creative, 'badge-star')).toMatchObject({ fill });
    expect(creative.scenes[0]?.background).toEqual(fill);
  });

  it('moves and scales a layer without moving its siblings', () => {
    const before = patched([]);
    const after = patched([{ layer: 'headline', dx: 0.1, dy: -0.05, scale: 1.5 }]);
    const from = seen(before, 'headline');
    const to = seen(after, 'headline');
    expect(to.width).toBeCloseTo(from.width * 1.5);
    expect(to.x + to.width / 2).toBeGreaterThan(from.x + from.width / 2);
    expect(seen(after, 'subline')).toMatchObject({ x: seen(before, 'subline').x, y: seen(before, 'subline').y });
  });

  it('moves by fractions of the frame, towards the end of reading', () => {
    const moved = (language: 'en' | 'ar', patches: LayerPatch[]): number =>
      seen(designCreative(designWith(patches, undefined, language), square), 'product').x;
    expect(moved('en', [{ layer: 'product', dx: 0.1 }]) - moved('en', [])).toBeCloseTo(108);
    expect(moved('ar', [{ layer: 'product', dx: 0.1 }]) - moved('ar', [])).toBeCloseTo(-108);
  });

  it('takes the shadow along with what casts it', () => {
    const offsets = (creative: Creative): number[] => {
      const product = seen(creative, 'product');
      const shadow = seen(creative, 'product-shadow');
      return [(shadow.x - product.x) / product.width, (shadow.y - product.y) / product.width];
    };
    const [x = 0, y = 0] = offsets(patched([]));
    const [movedX, movedY] = offsets(patched([{ layer: 'product', dx: 0.2, dy: 0.1, scale: 0.5 }]));
    expect(movedX).toBeCloseTo(x);
    expect(movedY).toBeCloseTo(y);
    expect(layerIn(patched([{ layer: 'product', hidden: true }]), 'product-shadow')).toBeUndefined();
  });

  it('turns, hides and reorders', () => {
    expect(stateAt(seen(patched([{ layer: 'product', rotate: 90 }]), 'product').node, 0).turn).toBeCloseTo(Math.PI / 2);
    expect(layerIn(patched([{ layer: 'subline', hidden: true }]), 'subline')).toBeUndefined();
    const order = (patches: LayerPatch[]): string[] => patched(patches).scenes[0]?.layers.map((one) => one.id) ?? [];
    const ids = order([]);
    expect(order([{ layer: ids[0] ?? '', order: 99 }])).toEqual([...ids.slice(1), ids[0]]);
    expect(order([{ layer: ids[2] ?? '', order: -1 }]).indexOf(ids[2] ?? '')).toBe(1);
  });

  it('replaces a picture by one the design has, and by no other', () => {
    expect(layerIn(patched([{ layer: 'product', asset: 'other' }]), 'product')).toMatchObject({ asset: 'other' });
    expect(layerIn(patched([{ layer: 'product', asset: 'missing' }]), 'product')).toMatchObject({ asset: 'bottle' });
  });

  it('wins in its own placement, field by field, and does nothing elsewhere', () => {
    const patches: LayerPatch[] = [
      { layer: 'headline', placement: square, color: '#111111' },
      { layer: 'headline', text: 'All', color: '#222222' },
    ];
    expect(layerIn(patched(patches), 'headline')).toMatchObject({ text: 'All', style: { color: '#111111' } });
    expect(layerIn(patched(patches, 'meta-stories'), 'headline')).toMatchObject({ style: { color: '#222222' } });
    expect(patched([{ layer: 'nothing-of-this-name', text: 'x' }])).toEqual(patched([]));
  });
});

describe('a design of layers', () => {
  const layers: Layer[] = [
    { kind: 'image', id: 'back', asset: 'bottle', fit: 'cover', box: { x: 0, y: 0, width: 1000, height: 1000 } },
    {
      kind: 'image',
      id: 'product',
      slot: 'product',
      asset: 'bottle',
      fit: 'contain',
      box: { x: 550, y: 200, width: 400, height: 600 },
    },
    {
      kind: 'text',
      id: 'title',
      slot: 'headline',
      text: 'A headline of some words',
      style: { font: 'heading', size: 90, minSize: 40, color: '#111111' },
      box: { x: 50, y: 100, width: 450, height: 400 },
    },
    {
      kind: 'group',
      id: 'call',
      layout: 'row',
      fill: { kind: 'solid', color: '#111111' },
      padding: [30, 15],
      box: { x: 50, y: 800, width: 300, height: 90 },
      children: [
        {
          kind: 'text',
          id: 'call-text',
          slot: 'cta',
          text: 'Buy',
          style: { font: 'body', size: 36, color: '#ffffff' },
        },
      ],
    },
  ];
  const base: AdDesign['base'] = {
    kind: 'layers',
    width: 1000,
    height: 1000,
    background: { kind: 'solid', color: '#ffffff' },
    layers,
  };

  it.each(placements)('is valid and keeps its headline within $id', (placement) => {
    const creative = designCreative(designWith([], base), placement);
    expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
    const { x, y, width, node } = seen(creative, 'title');
    expect(x).toBeGreaterThanOrEqual(placement.safe.left - 1);
    expect(x + width).toBeLessThanOrEqual(placement.width - placement.safe.right + 1);
    expect(y).toBeGreaterThanOrEqual(placement.safe.top - 1);
    expect(node.paint.kind === 'text' && node.paint.truncated).toBe(false);
    expect(seen(creative, 'call-text').node.box.width).toBeGreaterThan(4);
  });

  it('only scales into a frame of its own shape, and fills every frame with its ground', () => {
    const creative = designCreative(designWith([], base), 'tiktok-square');
    expect(layerIn(creative, 'title')).toMatchObject({ box: { x: 32, y: 64 }, style: { size: 90 * 0.64 } });
    expect(layerIn(designCreative(designWith([], base), 'meta-stories'), 'back')).toMatchObject({
      box: { x: 0, y: 0, width: 1080, height: 1920 },
    });
  });
});

it('refuses what is no design', () => {
  const good = designWith([]);
  expect(AdDesign.safeParse({ ...good, base: { kind: 'template', template: 'no-such' } }).success).toBe(false);
  expect(AdDesign.safeParse({ ...good, patches: [{ layer: 'a', dx: Number.NaN }] }).success).toBe(false);
  expect(AdDesign.safeParse({ ...good, more: 1 }).success).toBe(false);
  expect(AdDesign.parse(JSON.parse(JSON.stringify(good)))).toEqual(good);
});
