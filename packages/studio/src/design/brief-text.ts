import type { Layer, Slot } from '../creative/layer.ts';
import type { AdBrief } from '../template-input.ts';

const fields = {
  headline: 'headline',
  subline: 'subline',
  cta: 'cta',
  badge: 'badge',
  price: 'price',
  'old-price': 'oldPrice',
} as const satisfies Partial<Record<Slot, keyof AdBrief>>;

function textIn(layer: Layer): { text: string; slot: Slot | undefined } | undefined {
  if (layer.kind === 'text') return { text: layer.text, slot: layer.slot };
  if (layer.kind !== 'group') return undefined;
  for (const child of layer.children) {
    const found = textIn(child);
    if (found) return found;
  }
  return undefined;
}

/** The brief with the words of a layer replaced, if the layer shows exactly what the brief says. */
export function setBriefText(brief: AdBrief, layer: Layer, words: string): AdBrief | undefined {
  const shown = textIn(layer);
  if (!shown) return undefined;
  const { text, slot } = shown;
  if (slot && Object.hasOwn(fields, slot)) {
    const field = fields[slot as keyof typeof fields];
    return brief[field] === text ? { ...brief, [field]: words } : undefined;
  }
  const point = brief.points?.indexOf(text) ?? -1;
  if (slot === 'bullet' && point >= 0)
    return { ...brief, points: brief.points?.map((one, index) => (index === point ? words : one)) ?? [] };
  if (slot === 'quote' && brief.quote?.text === text) return { ...brief, quote: { ...brief.quote, text: words } };
  if (slot === 'author' && brief.quote?.author === text) return { ...brief, quote: { ...brief.quote, author: words } };
  return undefined;
}
