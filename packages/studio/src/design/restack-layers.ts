import { readable } from '../brand/contrast.ts';
import type { GroupLayer, ImageLayer, Layer, Slot, TextLayer } from '../creative/layer.ts';
import type { Color, Paint } from '../creative/paint.ts';
import { column, row } from '../templates/kit/blocks.ts';
import type { DesignFrame } from './design-frame.ts';
import { everyLayer, leavesOf } from './layer-tree.ts';
import { isFullBleed, pixelBox, type LayersBase } from './layers-base.ts';
import { scaleLayer } from './scale-layer.ts';

type Parts = {
  readonly picture: ImageLayer | undefined;
  readonly logo: ImageLayer | undefined;
  readonly headline: TextLayer | undefined;
  readonly subline: TextLayer | undefined;
  readonly cta: TextLayer | GroupLayer | undefined;
};

/** The parts that matter of a layout too different to keep: picture, headline, call, in a row or in a column. */
export function restackLayers(base: LayersBase, frame: DesignFrame, products: readonly string[]): Layer[] {
  const parts = partsOf(base, products);
  const ground = colorOf(base.background);
  const wide = frame.width > frame.height;
  const short = Math.min(frame.width, frame.height);
  const margin = Math.max(4, short * 0.08);
  const { safe, width, height } = frame;
  const box = {
    x: safe.left + margin,
    y: safe.top + margin,
    width: width - safe.left - safe.right - margin * 2,
    height: height - safe.top - safe.bottom - margin * 2,
  };
  const size = wide ? Math.min(box.height * 0.4, width * 0.05) : width * 0.12;
  const headline = parts.headline && set(parts.headline, size, ground, 0);
  const subline = parts.subline && set(parts.subline, size * 0.5, ground, 5);
  const cta = parts.cta && callOf(parts.cta, size * 0.56, ground);
  const logo = parts.logo && pictureOf(parts.logo, wide ? box.height * 0.5 : box.width * 0.6, size, 6);
  const gap = margin;
  if (wide) {
    const picture = parts.picture && pictureOf(parts.picture, box.height * 1.2, box.height, 1);
    const words = column('restack-words', [headline, subline], {
      gap: gap * 0.3,
      justify: 'center',
      size: { width: 'fill' },
    });
    return [row('restack', [picture, logo, words, cta], { box, gap })];
  }
  const picture = parts.picture && pictureOf(parts.picture, box.width, box.height * 0.4, 1);
  return [
    column('restack', [logo, headline, subline, picture, cta], { box, gap, align: 'center', justify: 'between' }),
  ];
}

function colorOf(paint: Paint): Color {
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#ffffff');
}

function slotOf(layer: Layer): Slot | undefined {
  return layer.kind === 'group' ? (layer.slot ?? layer.children.map(slotOf).find(Boolean)) : layer.slot;
}

function partsOf(base: LayersBase, products: readonly string[]): Parts {
  const shown = base.layers.filter((layer) => layer.kind !== 'image' || !isFullBleed(pixelBox(layer.box, base), base));
  const leaves = leavesOf(shown);
  const texts = leaves.filter((layer) => layer.kind === 'text');
  const images = leaves.filter((layer) => layer.kind === 'image');
  const cta = everyLayer(shown).find(
    (layer): layer is TextLayer | GroupLayer =>
      (layer.kind === 'text' || (layer.kind === 'group' && layer.fill !== undefined)) && slotOf(layer) === 'cta',
  );
  const called = new Set(cta ? leavesOf([cta]) : []);
  const others = texts.filter((layer) => !called.has(layer) && layer.text.trim() !== '');
  const largest = others.toSorted((a, b) => b.style.size - a.style.size);
  const headline = others.find((layer) => layer.slot === 'headline') ?? largest[0];
  return {
    picture:
      images.find((layer) => layer.slot === 'product' || products.includes(layer.asset)) ??
      images.find((layer) => layer.slot !== 'logo' && layer.slot !== 'decor'),
    logo: images.find((layer) => layer.slot === 'logo'),
    headline,
    subline: others.find((layer) => layer !== headline && (layer.slot === 'subline' || layer.slot === 'body')),
    cta,
  };
}

function inStack<T extends Layer>(layer: T): T {
  const { box: _box, shift: _shift, scale: _scale, rotate: _rotate, ...rest } = layer;
  return rest as T;
}

function set(layer: TextLayer, size: number, ground: Color, priority: number): TextLayer {
  const { plate, ...style } = layer.style;
  const color = readable(style.color, plate?.color ?? ground);
  return {
    ...inStack(layer),
    priority,
    size: {},
    style: { ...style, ...(plate ? { plate } : {}), color, size: Math.max(9, size), minSize: Math.max(7, size * 0.4) },
  };
}

function callOf(layer: TextLayer | GroupLayer, size: number, ground: Color): Layer {
  if (layer.kind === 'text') return set(layer, size, ground, 2);
  const text = leavesOf([layer]).find((leaf) => leaf.kind === 'text');
  const by = text ? Math.max(9, size) / text.style.size : 1;
  const { box } = layer;
  // A free group takes no room by itself; its box tells how much it needs.
  const room = layer.layout === 'free' && box ? { width: box.width * by, height: box.height * by } : {};
  return { ...inStack(scaleLayer(layer, by) as GroupLayer), size: room, priority: 2 };
}

function pictureOf(layer: ImageLayer, width: number, height: number, priority: number): ImageLayer {
  return { ...inStack(layer), priority, size: { width, height } };
}
