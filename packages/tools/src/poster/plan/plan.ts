import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Placement } from '@adwright/studio/placements.ts';
import { cropMarks, slugMasks } from './crop-marks.ts';
import { type Band, bandHeight, bandLayer } from './qr-band.ts';
import { bleedMm, marginMm, type Sheet } from './sizes.ts';

type PosterFrame = Pick<Placement, 'id' | 'width' | 'height' | 'safe'>;

export type PosterCode = { readonly url: string };

/** The frame the ad itself is laid out in, bleed included: above the band where there is a code. */
export function posterFrame(sheet: Sheet, hasCode: boolean): PosterFrame {
  const { bleed, unit } = sheet;
  const edge = edgeOf(sheet);
  return {
    id: `poster-${sheet.id}-${sheet.orientation}`,
    width: Math.round(bleed.width * unit),
    height: Math.round(bleed.height * unit) - (hasCode ? bandHeight(sheet) : 0),
    safe: { top: edge, right: edge, bottom: hasCode ? 0 : edge, left: edge },
  };
}

function edgeOf({ perMm }: Sheet): number {
  return Math.round((bleedMm + marginMm) * perMm);
}

function artOf(design: AdDesign, sheet: Sheet, code: PosterCode | null): { creative: Creative; band: Band | null } {
  const frame = posterFrame(sheet, code !== null);
  const edge = edgeOf(sheet);
  const band = code && { url: code.url, y: frame.height, width: frame.width, height: bandHeight(sheet), edge };
  const shown = code ? withoutCall(design) : design;
  const isEdged = design.base.kind === 'template' && edged.has(design.base.template);
  return { creative: isEdged ? insetCreative(shown, frame, edge) : designCreative(shown, frame), band };
}

/** The band beside the code says what to do: a button above it would say it twice, on paper. */
function withoutCall(design: AdDesign): AdDesign {
  const { cta: _, ...brief } = design.brief;
  return { ...design, brief };
}

/** Ideas that draw along the edge itself: a line the knife meets, or misses by a millimetre, looks like a mistake. */
const edged: ReadonlySet<string> = new Set(['framed-poster']);

function insetCreative(design: AdDesign, frame: PosterFrame, edge: number): Creative {
  const { width, height } = frame;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  const open = { top: 0, right: 0, bottom: 0, left: 0 };
  const creative = designCreative(design, { ...frame, ...inner, safe: open });
  return {
    ...creative,
    width,
    height,
    scenes: creative.scenes.map((scene) => {
      const box = { x: edge, y: edge, ...inner };
      return { ...scene, layers: [{ kind: 'group', id: 'inset', layout: 'free', box, children: scene.layers }] };
    }),
  };
}

/** The ad as one group on a larger page, its ground with it. */
function artLayers(
  { creative, band }: ReturnType<typeof artOf>,
  design: AdDesign,
  at: { x: number; y: number },
): Layer[] {
  const { width, height } = creative;
  const [scene] = creative.scenes;
  const art: Layer = {
    kind: 'group',
    id: 'art',
    layout: 'free',
    box: { ...at, width, height },
    ...(scene && { fill: scene.background }),
    children: [...(scene?.layers ?? []), ...creative.overlay],
  };
  return band === null ? [art] : [art, bandLayer(band, design, { x: at.x, y: at.y + band.y })];
}

/** The page a printer gets: the poster with its bleed, and the marks where it is cut. */
export function printCreative(design: AdDesign, sheet: Sheet, code: PosterCode | null): Creative {
  const { media, bleed, unit } = sheet;
  const art = artOf(design, sheet, code);
  const layers = artLayers(art, design, { x: bleed.x * unit, y: bleed.y * unit });
  return pageOf(art.creative, { width: media.width * unit, height: media.height * unit }, [
    ...layers,
    ...slugMasks(sheet),
    ...cropMarks(sheet),
  ]);
}

/** The finished sheet, cut. */
export function cutCreative(design: AdDesign, sheet: Sheet, code: PosterCode | null): Creative {
  const { trim, unit, perMm } = sheet;
  const art = artOf(design, sheet, code);
  const size = { width: Math.round(trim.width * unit), height: Math.round(trim.height * unit) };
  return pageOf(art.creative, size, artLayers(art, design, { x: -bleedMm * perMm, y: -bleedMm * perMm }));
}

function pageOf(creative: Creative, size: { width: number; height: number }, layers: Layer[]): Creative {
  const open = { top: 0, right: 0, bottom: 0, left: 0 };
  const scene = { id: 'main', duration: 1, background: solid('#ffffff'), layers };
  return { ...creative, ...size, safe: open, scenes: [scene], overlay: [] };
}
