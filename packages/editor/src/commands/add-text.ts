import { minContrast } from '@adwright/studio/brand/contrast.ts';
import type { TextLayer } from '@adwright/studio/creative/layer.ts';
import { applyPatches } from '@adwright/studio/design/apply-patches.ts';
import { unpatchedCreative } from '@adwright/studio/design/design-creative.ts';
import { checkContrast } from '@adwright/studio/design/repair-contrast.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { Outcome, Site } from '../store/site.ts';
import { addLayer } from './add-layer.ts';
import { freeSpot } from './free-spot.ts';

export type TextRole = 'heading' | 'body';
type Style = TextLayer['style'];

const sizes = {
  heading: { size: 84, width: 760, height: 220 },
  body: { size: 40, width: 620, height: 130 },
} as const;

const models = { heading: ['headline', 'quote'], body: ['subline', 'body', 'bullet', 'label'] } as const;

/** The type of the design's own headline or text, as somebody may have changed it; the brand's where it has none. */
function typeLike(site: Site, role: TextRole): Partial<Style> {
  const texts = new Map(site.layers.map(({ text, hidden, slot }) => [slot, hidden ? undefined : text?.style]));
  const model = models[role].map((slot) => texts.get(slot)).find((style) => style !== undefined);
  if (!model) return {};
  const { font, family, weight, italic, tracking, caps } = model;
  return {
    font,
    ...(family !== undefined && { family }),
    ...(weight !== undefined && { weight }),
    ...(italic !== undefined && { italic }),
    ...(tracking !== undefined && { tracking }),
    ...(caps !== undefined && { caps }),
  };
}

/** A line or a paragraph in the design's own type, where there is room, in a colour that is read on what lies there. */
export function addText(site: Site, role: TextRole, text: string): Outcome {
  const { size, width, height } = sizes[role];
  const style = (color: string, more: Partial<Style> = {}): Style => ({
    font: role,
    ...typeLike(site, role),
    size,
    minSize: size / 3,
    color,
    align: 'center',
    valign: 'middle',
    ...(role === 'heading' ? { balance: true } : {}),
    ...more,
  });
  const at = freeSpot(site, { width, height });
  const put = (made: Style): Outcome => {
    const box = { x: 0, y: 0, width, height };
    return addLayer(site, 'text', { kind: 'text', box, text: text.slice(0, 2000), style: made }, at);
  };
  const { ink, paper } = site.design.brand.colors;
  const first = put(style(ink.slice(0, 7)));
  const check = contrastOf(site, first);
  if (!check || check.ratio >= minContrast) return first;
  const repaired = put(style(check.repaired));
  if ((contrastOf(site, repaired)?.ratio ?? 0) >= minContrast) return repaired;
  // On a photograph no colour is read everywhere: the words bring their own ground.
  return put(style(ink.slice(0, 7), { plate: { color: paper.slice(0, 7), padding: 0.25, radius: 0.15 } }));
}

function contrastOf({ frame, measurer }: Site, { design, selection = [] }: Outcome): ReturnType<typeof checkContrast> {
  const creative = applyPatches(unpatchedCreative(design, frame), design.patches, frame.id);
  return checkContrast(layoutCreative(creative, measurer), new Set(selection));
}
