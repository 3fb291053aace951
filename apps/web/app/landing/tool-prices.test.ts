import * as named from '@adwright/content/tool-prices.ts';
import { catalog } from '@adwright/tools/catalog.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import { expect, it } from 'vitest';

type Priced = { readonly tool: ToolId; readonly input: object; readonly credits: number };

/** The run each price of the pricing page is the price of. A price that is not listed here does not compile. */
const runs = {
  adTextCredits: {
    tool: 'ad-copy',
    input: { brief: { product: 'Desk lamp' }, count: 10 },
    credits: named.adTextCredits,
  },
  qrCodeCredits: {
    tool: 'qr-code',
    input: { content: { type: 'text', text: 'Hello' } },
    credits: named.qrCodeCredits,
  },
} satisfies Record<keyof typeof named, Priced>;

it.each(Object.values(runs))(
  'names on the pricing page what a run of $tool really costs',
  ({ tool, input, credits }) => {
    const { price, input: schema } = catalog[tool];
    expect(price(schema.parse(input))).toBe(credits);
  },
);
