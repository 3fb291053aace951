import type { Layer } from '../creative/layer.ts';
import type { Paint } from '../creative/paint.ts';
import type { AdDesign } from './design.ts';
import type { DesignFrame } from './design-frame.ts';
import { isFullBleed, pixelBox, type LayersBase } from './layers-base.ts';
import { restackLayers } from './restack-layers.ts';
import { scaleLayer } from './scale-layer.ts';

type Fitted = { readonly background: Paint; readonly layers: Layer[] };

/** How different two frames may be before parts keep their places: beyond that they are stacked anew. */
const farApart = 2.4;

const empty: LayersBase = {
  kind: 'layers',
  width: 1080,
  height: 1080,
  background: { kind: 'solid', color: '#ffffff' },
  layers: [],
};

/**
 * Layers drawn for one frame in another. The same shape only scales. A near one keeps every part's size relative
 * to the frame and spreads their places; one far away (a square as a strip) gets its own simple order.
 */
export function fitLayers(design: AdDesign, frame: DesignFrame): Fitted {
  const base = design.base.kind === 'layers' ? design.base : empty;
  const change = frame.width / frame.height / (base.width / base.height);
  const { background } = base;
  if (Math.abs(Math.log(change)) < 0.02) return { background, layers: scaledTo(base, frame) };
  if (change > farApart || change < 1 / farApart)
    return {
      background,
      layers: restackLayers(
        base,
        frame,
        design.product.images.map((image) => image.id),
      ),
    };
  return { background, layers: base.layers.map((layer) => replaced(layer, base, frame)) };
}

function scaledTo(base: LayersBase, frame: DesignFrame): Layer[] {
  const x = frame.width / base.width;
  const y = frame.height / base.height;
  if (x === 1 && y === 1) return base.layers;
  return base.layers.map((layer) => {
    const box = pixelBox(layer.box, base);
    return {
      ...scaleLayer(layer, Math.min(x, y)),
      box: { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y },
    };
  });
}

function isGround(layer: Layer): boolean {
  return layer.kind === 'shape' || layer.kind === 'image' || (layer.kind === 'group' && layer.fill !== undefined);
}

/** One axis of a part: bands reach from edge to edge, the rest keeps its middle's share of the safe area. */
type Axis = { readonly at: number; readonly size: number };

function axis(part: Axis, base: number, full: number, safe: Axis, scale: number, band: boolean): Axis {
  if (band && part.size >= base * 0.94) return { at: 0, size: full };
  const size = part.size * scale;
  // A ground that touches an edge stays at it, also where the network covers the edge.
  if (band && part.at <= base * 0.01) return { at: 0, size: size + safe.at };
  if (band && part.at + part.size >= base * 0.99) {
    const behind = full - safe.at - safe.size;
    return { at: full - size - behind, size: size + behind };
  }
  return { at: safe.at + ((part.at + part.size / 2) / base) * safe.size - size / 2, size };
}

function replaced(layer: Layer, base: LayersBase, frame: DesignFrame): Layer {
  const box = pixelBox(layer.box, base);
  const { safe, width, height } = frame;
  const across = { at: safe.left, size: width - safe.left - safe.right };
  const down = { at: safe.top, size: height - safe.top - safe.bottom };
  const scale = Math.min(across.size / base.width, down.size / base.height);
  if (isFullBleed(box, base)) {
    const larger = Math.max(width / base.width, height / base.height);
    return { ...scaleLayer(layer, larger), box: { x: 0, y: 0, width, height } };
  }
  const band = isGround(layer);
  const x = axis({ at: box.x, size: box.width }, base.width, width, across, scale, band);
  const y = axis({ at: box.y, size: box.height }, base.height, height, down, scale, band);
  return { ...scaleLayer(layer, scale), box: { x: x.at, y: y.at, width: x.size, height: y.size } };
}
