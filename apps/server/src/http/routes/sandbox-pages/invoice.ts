import { AppError } from '@adwright/contract/errors.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import type { SandboxCustomer } from '@adwright/payments/sandbox/customer.ts';
import type { FastifyReply } from 'fastify';
import { invoicePage } from './invoice-page.ts';
import { pageWords } from './page-words.ts';

type Asked = { readonly customer: SandboxCustomer; readonly paymentId: string; readonly locale: string };

/** The width of A4. */
const millimetres = 210;

export async function sendInvoice(
  reply: FastifyReply,
  rendering: Pick<Rendering, 'drawPictures'>,
  { customer, paymentId, locale }: Asked,
): Promise<FastifyReply> {
  const payment = customer.payments.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('not_found');
  const creative = invoicePage(await pageWords(locale), customer, payment);
  const none = (): Promise<never> => Promise.reject(new AppError('not_found'));
  const order = { creative, outputs: [{ format: 'pdf' as const, millimetres }] };
  const [[file] = []] = await rendering.drawPictures([order], none);
  if (!file) throw new AppError('internal');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${payment.number}.pdf"`)
    .send(Buffer.from(file.body));
}
