import { brand } from '@adwright/contract/brand.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type OfferId, offerName, offers } from '@adwright/contract/pay/offers.ts';
import type { SandboxCustomer } from '@adwright/payments/sandbox/customer.ts';
import { invoicePdf } from '@adwright/payments/sandbox/invoice-pdf.ts';
import { lostCents } from '@adwright/payments/sandbox/payments.ts';
import type { FastifyReply } from 'fastify';

export function sendInvoice(reply: FastifyReply, customer: SandboxCustomer, paymentId: string): FastifyReply {
  const payment = customer.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('not_found');
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const day = (moment: string) => moment.slice(0, 10);
  const lost = lostCents(payment);
  const file = invoicePdf([
    { text: `${brand.name}: test invoice`, size: 22, gap: 10 },
    { text: 'Sandbox payment. No money was charged; this is not a tax document.', gap: 26 },
    { text: `Invoice ${payment.number}`, gap: 40 },
    { text: `Date ${day(payment.paidAt)}` },
    { text: `Billed to ${customer.email}` },
    { text: offerName(offers[payment.offerId as OfferId]), gap: 40 },
    { text: `Period ${day(payment.periodStart)} to ${day(payment.periodEnd)}` },
    { text: `Total ${dollars(payment.cents)}`, size: 14, gap: 30 },
    ...(lost > 0 ? [{ text: `Refunded ${dollars(lost)}` }] : []),
  ]);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${payment.number}.pdf"`)
    .send(file);
}
