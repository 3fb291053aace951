import { adTextCredits, qrCodeCredits } from '@adwright/content/tool-prices.ts';
import { contract as adCopy } from '@adwright/tools/ad-copy/contract.ts';
import { contract as qrCode } from '@adwright/tools/qr-code/contract.ts';
import { expect, it } from 'vitest';

it('names on the pricing page what the tools really cost', () => {
  expect(adCopy.price(adCopy.input.parse({ brief: { product: 'Desk lamp' }, count: 10 }))).toBe(adTextCredits);
  expect(qrCode.price(qrCode.input.parse({ content: { type: 'text', text: 'Hello' } }))).toBe(qrCodeCredits);
});
