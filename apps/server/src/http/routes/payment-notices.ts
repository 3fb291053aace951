import { AppError } from '@adwright/contract/errors.ts';
import { ForgedNotice } from '@adwright/domain/billing/provider.ts';
import { receiveNotice } from '@adwright/domain/billing/receive-notice.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';

export const paymentNoticePath = '/api/pay/webhook';

/** What the payment provider tells of its own accord. The body is left as it came: its signature is over the bytes. */
export async function paymentNoticeRoutes(
  app: FastifyInstance,
  { work, clock, payments }: Pick<Deps, 'work' | 'clock' | 'payments'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(paymentNoticePath, async ({ body, headers }) => {
      if (!payments || payments.isSandbox) throw new AppError('not_found');
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      try {
        return { received: await receiveNotice({ work, clock, payments }, { body: bytes, headers }) };
      } catch (error) {
        if (error instanceof ForgedNotice) throw new AppError('forbidden', {}, [], { cause: error });
        throw error;
      }
    });
  });
}
