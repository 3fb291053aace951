import { sameJson } from '@adwright/contract/document/json-value.ts';
import type { Slot, TextLayer } from '../creative/layer.ts';
import type { AdBrief } from '../template-input.ts';
import type { PinnedInputs } from './pin.ts';

export type ChangedWords = {
  /** Slots whose words are others now. */
  readonly slots: ReadonlySet<Slot>;
  /** The words that are said no longer. */
  readonly gone: readonly string[];
  /** What a text says now that shows words of the brief as they stand; undefined for any other text. */
  textOf(layer: Pick<TextLayer, 'slot' | 'text'>): string | undefined;
};

type Said = { readonly slot: Slot; readonly text: string | undefined };

/** Everything a text can show as it stands, in an order that both sides share; what is not there has no words. */
function saidBy({ brief, brand, product }: PinnedInputs): Said[] {
  return [
    { slot: 'headline', text: brief.headline },
    { slot: 'subline', text: brief.subline },
    { slot: 'cta', text: brief.cta },
    { slot: 'badge', text: brief.badge },
    { slot: 'price', text: brief.price },
    { slot: 'old-price', text: brief.oldPrice },
    { slot: 'quote', text: brief.quote?.text },
    { slot: 'author', text: brief.quote?.author },
    { slot: 'brand-name', text: brand.name },
    { slot: 'label', text: product.name },
    ...(brief.points ?? []).map((text): Said => ({ slot: 'bullet', text })),
  ];
}

/** What is more than words: a template draws it by its values. */
function rest(brief: AdBrief): unknown {
  const { language, direction, rating, comparison, spoken, endsIn } = brief;
  return { language, direction, rating, comparison, spoken, endsIn };
}

/** Undefined when words came or went, or more than words changed. */
export function changedWords(before: PinnedInputs, after: PinnedInputs): ChangedWords | undefined {
  const [old, now] = [saidBy(before), saidBy(after)];
  if (old.length !== now.length || !sameJson(rest(before.brief), rest(after.brief))) return undefined;
  if (old.some(({ text = '' }, index) => (text === '') !== ((now[index]?.text ?? '') === ''))) return undefined;
  const news = new Map<string, string>();
  const slots = new Set<Slot>();
  const gone: string[] = [];
  for (const [index, { slot, text = '' }] of old.entries()) {
    const next = now[index]?.text ?? '';
    if (text === '') continue;
    const key = `${slot} ${text}`;
    // The same words twice in one list: nobody could tell which of the texts is meant.
    if (news.has(key) && news.get(key) !== next) return undefined;
    news.set(key, next);
    // A text without a slot is known by its words alone; the first to say them counts.
    if (!news.has(text)) news.set(text, next);
    if (text === next) continue;
    slots.add(slot);
    gone.push(text);
  }
  return { slots, gone, textOf: ({ slot, text }) => news.get(slot === undefined ? text : `${slot} ${text}`) };
}
