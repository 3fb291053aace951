import type { AssetRef } from '../creative/creative.ts';
import type { GroupLayer, Layer, SizeRule } from '../creative/layer.ts';
import { fitText, truncateText, type SetText } from '../text/fit.ts';
import type { Typesetter } from './typesetting.ts';

/** One attempt at a layout: how far type is shrunk, what is left out, what is cut short. */
export type Attempt = {
  /** 1: every text at the size wished for; 0: at its smallest. */
  readonly ease: number;
  readonly dropped: ReadonlySet<string>;
  /** Lines to which texts are cut when nothing else helps. */
  readonly lines: ReadonlyMap<string, number>;
};

export type Measuring = {
  readonly type: Typesetter;
  readonly assets: Readonly<Record<string, AssetRef>>;
  readonly attempt: Attempt;
};
export type Extent = { readonly width: number; readonly height: number; readonly ok: boolean };
type TextLike = Extract<Layer, { kind: 'text' | 'count' }>;

export function paddingOf(group: GroupLayer): { x: number; y: number } {
  if (Array.isArray(group.padding)) return { x: group.padding[0], y: group.padding[1] };
  return { x: group.padding ?? 0, y: group.padding ?? 0 };
}

/** Gaps give way a little together with the type, so that a full layout stays in proportion. */
export function gapOf(group: GroupLayer, attempt: Attempt): number {
  return (group.gap ?? 0) * (0.55 + 0.45 * attempt.ease);
}

export function keptChildren(group: GroupLayer, attempt: Attempt): Layer[] {
  return group.children.filter(
    (child) =>
      !attempt.dropped.has(child.id) &&
      !(
        child.kind === 'group' &&
        child.layout !== 'free' &&
        child.children.length > 0 &&
        keptChildren(child, attempt).length === 0
      ),
  );
}

export function setLayerText(
  layer: TextLike,
  width: number,
  measuring: Measuring,
  height = Number.POSITIVE_INFINITY,
): SetText {
  const prepared = measuring.type.prepared(layer);
  const { size, minSize } = prepared.request;
  const lines = measuring.attempt.lines.get(layer.id);
  if (lines !== undefined)
    return truncateText(prepared, minSize, width, Math.min(lines, prepared.request.maxLines), measuring.type.measurer);
  return fitText(prepared, width, height, measuring.type.measurer, minSize + (size - minSize) * measuring.attempt.ease);
}

/** Room a plate needs around its lines, in pixels. */
export function plateRoom(layer: TextLike, size: number): { x: number; y: number } {
  const padding = (layer.style.plate?.padding ?? 0) * size;
  return { x: padding, y: padding * 0.35 };
}

function clampTo(rule: SizeRule | undefined, width: number, height: number): { width: number; height: number } {
  return {
    width: Math.max(rule?.minWidth ?? 0, Math.min(rule?.maxWidth ?? Number.POSITIVE_INFINITY, width)),
    height: Math.max(rule?.minHeight ?? 0, Math.min(rule?.maxHeight ?? Number.POSITIVE_INFINITY, height)),
  };
}

/** The width a layer may use of what is offered. */
function offeredWidth(rule: SizeRule | undefined, available: number): number {
  const wished = typeof rule?.width === 'number' ? rule.width : available;
  return Math.min(wished, rule?.maxWidth ?? Number.POSITIVE_INFINITY, available);
}

export function measureLayer(layer: Layer, available: number, measuring: Measuring): Extent {
  const rule = layer.size;
  const offered = offeredWidth(rule, available);
  if (offered <= 0) return { width: 0, height: 0, ok: false };
  const natural = naturalExtent(layer, offered, measuring);
  const width = typeof rule?.width === 'number' ? rule.width : rule?.width === 'fill' ? offered : natural.width;
  const height =
    typeof rule?.height === 'number' ? rule.height : rule?.height === 'fill' ? (rule.minHeight ?? 0) : natural.height;
  const clamped = clampTo(rule, width, height);
  const tooSmall = typeof rule?.height === 'number' && natural.height > clamped.height + 0.5 && isContent(layer);
  return { ...clamped, ok: natural.ok && !tooSmall && clamped.width <= available + 0.5 };
}

function isContent(layer: Layer): boolean {
  return layer.kind === 'text' || layer.kind === 'count' || (layer.kind === 'group' && layer.layout !== 'free');
}

function naturalExtent(layer: Layer, offered: number, measuring: Measuring): Extent {
  switch (layer.kind) {
    case 'text':
    case 'count': {
      const size = layer.style.size;
      const side = plateRoom(layer, size).x * 2;
      const set = setLayerText(layer, offered - side, measuring);
      const room = plateRoom(layer, set.size);
      return { width: set.width + room.x * 2, height: set.height + room.y * 2, ok: set.fits };
    }
    case 'group':
      return layer.layout === 'row'
        ? measureRow(layer, offered, measuring)
        : layer.layout === 'column'
          ? measureColumn(layer, offered, measuring)
          : { width: offered, height: 0, ok: true };
    case 'image': {
      const asset = measuring.assets[layer.asset];
      const ratio = asset?.width && asset.height ? asset.height / asset.width : 1;
      const height = typeof layer.size?.height === 'number' ? layer.size.height : offered * ratio;
      return { width: Math.min(offered, height / ratio), height, ok: true };
    }
    case 'rating': {
      const height = typeof layer.size?.height === 'number' ? layer.size.height : 24;
      return { width: height * layer.max * 1.12, height, ok: true };
    }
    case 'video':
    case 'presenter':
    case 'shape':
    case 'captions':
    case 'progress':
      return { width: offered, height: layer.size?.minHeight ?? 0, ok: true };
  }
}

function measureColumn(group: GroupLayer, offered: number, measuring: Measuring): Extent {
  const padding = paddingOf(group);
  const children = keptChildren(group, measuring.attempt);
  let width = 0;
  let height = 0;
  let ok = true;
  for (const child of children) {
    const extent = measureLayer(child, offered - padding.x * 2, measuring);
    width = Math.max(width, extent.width);
    height += extent.height;
    ok &&= extent.ok;
  }
  height += gapOf(group, measuring.attempt) * Math.max(0, children.length - 1);
  return { width: width + padding.x * 2, height: height + padding.y * 2, ok };
}

export type RowShare = { readonly child: Layer; readonly width: number; readonly height: number };

/** Shares a row's width: fixed first, then hugging children in order, then the rest by `grow`. */
export function shareRow(group: GroupLayer, inner: number, measuring: Measuring): { shares: RowShare[]; ok: boolean } {
  const children = keptChildren(group, measuring.attempt);
  let left = inner - gapOf(group, measuring.attempt) * Math.max(0, children.length - 1);
  let ok = true;
  const widths = new Map<Layer, Extent>();
  const fills = children.filter((child) => child.size?.width === 'fill');
  const reserved = fills.reduce((sum, child) => sum + (child.size?.minWidth ?? 0), 0);
  const rigid = children.filter((child) => typeof child.size?.width === 'number');
  for (const child of [...rigid, ...children.filter((other) => !rigid.includes(other) && !fills.includes(other))]) {
    const extent = measureLayer(child, left - reserved, measuring);
    widths.set(child, extent);
    left -= extent.width;
    ok &&= extent.ok;
  }
  const grow = fills.reduce((sum, child) => sum + (child.size?.grow ?? 1), 0);
  for (const child of fills) {
    const share = (left * (child.size?.grow ?? 1)) / grow;
    const extent = measureLayer(child, share, measuring);
    widths.set(child, { ...extent, width: Math.max(0, share) });
    ok &&= extent.ok && share >= (child.size?.minWidth ?? 0) - 0.5;
  }
  return {
    shares: children.map((child) => ({
      child,
      width: widths.get(child)?.width ?? 0,
      height: widths.get(child)?.height ?? 0,
    })),
    ok,
  };
}

function measureRow(group: GroupLayer, offered: number, measuring: Measuring): Extent {
  const padding = paddingOf(group);
  const { shares, ok } = shareRow(group, offered - padding.x * 2, measuring);
  const gaps = gapOf(group, measuring.attempt) * Math.max(0, shares.length - 1);
  const width = shares.reduce((sum, share) => sum + share.width, 0) + gaps + padding.x * 2;
  const height = Math.max(0, ...shares.map((share) => share.height)) + padding.y * 2;
  return { width, height, ok: ok && width <= offered + 0.5 };
}
