import { AppError } from '@adwright/contract/errors.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { answerCheckout } from '@adwright/payments/sandbox/checkout.ts';
import type { SandboxCustomer } from '@adwright/payments/sandbox/customer.ts';
import type { CustomerFile } from '@adwright/payments/sandbox/customer-file.ts';
import { checkoutPath, portalPath, sandboxRoot } from '@adwright/payments/sandbox/paths.ts';
import { actInPortal, portalActions } from '@adwright/payments/sandbox/portal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendCheckout } from './sandbox-pages/checkout-page.ts';
import { sendInvoice } from './sandbox-pages/invoice.ts';
import { sendPortal } from './sandbox-pages/portal-page.ts';

const Key = z.string().regex(/^[\w-]{8,80}$/);
const CheckoutParams = z.object({ customer: Key, checkout: Key });
const PortalParams = z.object({ customer: Key, token: Key });
const InvoiceParams = PortalParams.extend({ payment: Key });
const Answer = z.object({ answer: z.enum(['pay', 'confirm', 'secure', 'decline', 'cancel']) });
const Action = z.object({ action: z.enum(portalActions), payment: Key.optional() });

const checkoutRoute = `${sandboxRoot}/pay/:customer/:checkout`;
const portalRoute = `${sandboxRoot}/billing/:customer/:token`;

/** The pages of the sandbox. Whoever has the address may use them, as it is with a real provider's. */
export async function sandboxRoutes(
  app: FastifyInstance,
  customers: CustomerFile,
  rendering: Pick<Rendering, 'drawPictures'>,
): Promise<void> {
  await app.register(async (scope) => {
    takeFields(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    });
    const quiet = { exposeHeadRoute: false };
    scope.get(checkoutRoute, quiet, async (request, reply) => {
      const { customer: id, checkout } = read(CheckoutParams, request.params);
      return sendCheckout(reply, await known(customers, id), checkout);
    });
    scope.post(checkoutRoute, quiet, async (request, reply) => {
      const { customer: id, checkout } = read(CheckoutParams, request.params);
      const { answer } = read(Answer, request.body);
      await customers.change(id, (customer, asOf) => answerCheckout(customer, checkout, answer, asOf));
      return reply.redirect(checkoutPath(id, checkout), 303);
    });
    scope.get(portalRoute, quiet, async (request, reply) => {
      const { customer: id, token } = read(PortalParams, request.params);
      const found = await known(customers, id);
      return sendPortal(reply, found, portalOf(found.customer, token));
    });
    scope.post(portalRoute, quiet, async (request, reply) => {
      const { customer: id, token } = read(PortalParams, request.params);
      const { action, payment: paymentId } = read(Action, request.body);
      await customers.change(id, (customer, asOf) => {
        portalOf(customer, token);
        return actInPortal(customer, { action, paymentId }, asOf);
      });
      return reply.redirect(portalPath(id, token), 303);
    });
    scope.get(`${portalRoute}/invoices/:payment`, quiet, async (request, reply): Promise<FastifyReply> => {
      const { customer: id, token, payment } = read(InvoiceParams, request.params);
      const { customer } = await known(customers, id);
      const { locale } = portalOf(customer, token);
      return sendInvoice(reply, rendering, { customer, paymentId: payment, locale });
    });
  });
}

/** A form of plain fields. */
function takeFields(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}

async function known(customers: CustomerFile, id: string): Promise<{ customer: SandboxCustomer; asOf: Date }> {
  const found = await customers.read(id);
  if (!found) throw new AppError('not_found');
  return found;
}

function portalOf(customer: SandboxCustomer, token: string): SandboxCustomer['portals'][number] {
  const portal = customer.portals.find((one) => one.token === token && Date.parse(one.until) > Date.now());
  if (!portal) throw new AppError('not_found');
  return portal;
}
