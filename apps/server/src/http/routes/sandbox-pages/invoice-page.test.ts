import { locales } from '@adwright/i18n/locales.ts';
import { newCustomer, type SandboxPayment } from '@adwright/payments/sandbox/customer.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { invoicePage } from './invoice-page.ts';
import { pageWords } from './page-words.ts';

const payment: SandboxPayment = {
  id: 'pay_1',
  number: 'SBX-000017',
  orderId: null,
  subscriptionId: null,
  offerId: 'yearly_business',
  priceCode: 'yearly_business',
  cents: 123_456,
  refundedCents: 2700,
  dispute: 'none',
  prorated: false,
  paidAt: '2026-09-28T10:00:00Z',
  periodStart: '2026-09-28T10:00:00Z',
  periodEnd: '2027-09-28T10:00:00Z',
};
const customer = newCustomer('sbx_1', 'a-very-long-name.of-somebody@a-rather-long-company-name.example.com');

it.each(locales.map(({ code }) => code))('an invoice in %s is whole, in its own words', async (code) => {
  const words = await pageWords(code);
  const page = invoicePage(words, customer, payment);
  expect(parseCreative(page)).toMatchObject({ ok: true });
  const list = layoutCreative(page, evenMeasurer);
  const texts = (list.scenes[0]?.nodes ?? []).flatMap(({ paint }) => (paint.kind === 'text' ? [paint] : []));
  expect(texts.filter(({ truncated }) => truncated)).toEqual([]);
  const said = texts.map(({ lines }) => lines.map(({ text }) => text).join(' ')).join('\n');
  expect(said).toContain(words.t('invoiceTitle'));
  expect(said).toContain(customer.email.slice(0, 20));
  expect(said).toContain(words.t('invoicePeriod'));
  // Credits are bought for no time.
  const bought = invoicePage(words, customer, { ...payment, offerId: 'credits_500', periodEnd: payment.periodStart });
  expect(JSON.stringify(bought)).not.toContain(words.t('invoicePeriod'));
  expect(page.direction).toBe(code === 'ar' ? 'rtl' : 'ltr');
});
