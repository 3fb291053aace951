import type { ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';

/** US dollars: tokens and characters by the million, pictures, seconds and calls by the piece. */
export type Price = {
  readonly input?: number;
  readonly output?: number;
  readonly characters?: number;
  readonly image?: number;
  readonly second?: number;
  readonly call?: number;
};

export type PriceList = Readonly<Record<string, Price>>;

/** Whole millionths of a dollar, rounded up, so that many small calls never look free. */
export function costMicros(price: Price, units: ProviderUnits): number {
  const { inputTokens = 0, outputTokens = 0, characters = 0, images = 0, seconds = 0 } = units;
  const perMillion =
    inputTokens * (price.input ?? 0) + outputTokens * (price.output ?? 0) + characters * (price.characters ?? 0);
  const dollars = images * (price.image ?? 0) + seconds * (price.second ?? 0) + (price.call ?? 0);
  return Math.max(0, Math.ceil(perMillion + dollars * 1_000_000 - 1e-6));
}

const parts = ['input', 'output', 'characters', 'image', 'second', 'call'] as const;

/** `vendor:model=input:0.1+output:0.5, vendor:model=image:0.04`. Throws a sentence that says what is wrong. */
export function parsePrices(text: string): PriceList {
  const list: Record<string, Price> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const at = entry.lastIndexOf('=');
    const name = entry.slice(0, at).trim();
    if (at < 1 || !name.includes(':')) throw new Error(`"${entry}" is not vendor:model=unit:dollars`);
    list[name] = Object.fromEntries(
      entry
        .slice(at + 1)
        .split('+')
        .map(parsePart),
    );
  }
  return list;
}

function parsePart(text: string): [string, number] {
  const [unit = '', amount = ''] = text.split(':').map((part) => part.trim());
  const dollars = Number(amount);
  if (!parts.some((part) => part === unit) || amount === '' || !Number.isFinite(dollars) || dollars < 0) {
    throw new Error(`"${text}" is not one of ${parts.join(', ')} with an amount in dollars`);
  }
  return [unit, dollars];
}
