import { AppError } from '@adwright/contract/errors.ts';
import { type Markup, markup } from '@adwright/mail/markup.ts';
import type { Outbox, OutboxLetter } from '@adwright/mail/outbox.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../client-address.ts';
import { sendSmallPage } from '../small-page.ts';

export const outboxPath = '/dev/outbox';

/** Where the letters of an installation without a mail server can be read, by whoever sits at the machine. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get(outboxPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (!isLocalVisit(request)) throw new AppError('not_found');
    const letters = await outbox.list();
    reply.header('cache-control', 'no-store');
    return sendSmallPage(
      reply,
      'Outbox',
      markup`<h1>Outbox</h1>
<p class="quiet">No mail server is configured, so letters are kept on this machine. Set SMTP_URL to send them. Newest first; reload to see more.</p>
${letters.length === 0 ? markup`<p class="card">No letters yet.</p>` : letters.map(letterCard)}`,
    );
  });
}

function letterCard(letter: OutboxLetter): Markup {
  const sent = `${letter.sent_at.slice(0, 19).replace('T', ' ')} UTC`;
  return markup`<article class="card">
<div class="row"><strong>${letter.subject}</strong><span class="quiet">to ${letter.to}</span><time class="quiet" datetime="${letter.sent_at}">${sent}</time></div>
<pre>${letter.text}</pre>
</article>
`;
}

/**
 * The connection itself must be local: a proxy's word does not count, nor does a page elsewhere whose host name was
 * pointed at this machine.
 */
function isLocalVisit(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  if (forwarded !== undefined || !isLoopback(request.socket.remoteAddress)) return false;
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? '');
}
