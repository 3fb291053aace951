import { offers } from '@adwright/contract/pay/offers.ts';
import { expect, it } from 'vitest';
import { creditsOfPayment, nextCreditsOf } from './credits-of-payment.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const year = {
  cents: 23_800,
  lostCents: 0,
  prorated: false,
  paidAt: day('2026-01-31'),
  periodStart: day('2026-01-31'),
  periodEnd: day('2027-01-31'),
};

it('brings the credits of a year month by month, with the offer as without', () => {
  const by = (text: string) => creditsOfPayment(offers.yearly_basic, year, day(text));
  expect(by('2026-01-31')).toBe(800);
  expect(by('2026-02-27')).toBe(800);
  expect(by('2026-02-28')).toBe(1600);
  expect(by('2026-12-31')).toBe(9600);
  expect(by('2028-01-01')).toBe(9600);
  expect(nextCreditsOf(offers.yearly_basic, year, day('2026-02-27'))).toEqual(day('2026-02-28'));
  expect(nextCreditsOf(offers.yearly_basic, year, day('2027-01-01'))).toBeNull();
});

it('takes back the share that was refunded, and all of what was', () => {
  const refunded = (lostCents: number) =>
    creditsOfPayment(offers.yearly_basic, { ...year, lostCents }, day('2026-03-31'));
  expect([refunded(0), refunded(11_900), refunded(23_800), refunded(99_999)]).toEqual([2400, 1200, 0, 0]);
});

it('brings as large a part of a month as was paid for', () => {
  const rest = { ...year, prorated: true, cents: 3000, periodEnd: day('2026-02-15') };
  expect(creditsOfPayment(offers.monthly_pro, rest, day('2026-02-01'))).toBe(Math.floor((2400 * 30) / 99));
  expect(creditsOfPayment(offers.credits_500, { ...rest, prorated: false }, day('2026-02-01'))).toBe(500);
});
