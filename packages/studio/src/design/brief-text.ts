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

type Field = (typeof fields)[keyof typeof fields];

/** Which words of a brief: a field, a point or a part of the quote. */
export type BriefPlace = Field | `points.${number}` | 'quote.text' | 'quote.author';

/** The words of the brief that a layer shows exactly as they stand. */
export function briefPlaceOf(brief: AdBrief, layer: Layer): BriefPlace | undefined {
  const shown = textIn(layer);
  if (!shown) return undefined;
  const { text, slot } = shown;
  if (slot && Object.hasOwn(fields, slot)) {
    const field = fields[slot as keyof typeof fields];
    return brief[field] === text ? field : undefined;
  }
  const point = brief.points?.indexOf(text) ?? -1;
  if (slot === 'bullet' && point >= 0) return `points.${point}`;
  if (slot === 'quote' && brief.quote?.text === text) return 'quote.text';
  return slot === 'author' && brief.quote?.author === text ? 'quote.author' : undefined;
}

const pointOf = (place: string): number => Number(/^points\.(\d{1,3})$/.exec(place)?.[1] ?? -1);

/** What the brief says at a place; undefined where it has none such. */
export function briefTextAt(brief: AdBrief, place: string): string | undefined {
  if (place === 'quote.text') return brief.quote?.text;
  if (place === 'quote.author') return brief.quote?.author;
  const field = Object.values(fields).find((one) => one === place);
  return field ? brief[field] : brief.points?.[pointOf(place)];
}

export function withBriefText(brief: AdBrief, place: string, words: string): AdBrief {
  if (briefTextAt(brief, place) === undefined) return brief;
  if (place === 'quote.text' && brief.quote) return { ...brief, quote: { ...brief.quote, text: words } };
  if (place === 'quote.author' && brief.quote) return { ...brief, quote: { ...brief.quote, author: words } };
  const point = pointOf(place);
  if (point >= 0) return { ...brief, points: (brief.points ?? []).map((one, at) => (at === point ? words : one)) };
  return { ...brief, [place]: words };
}
