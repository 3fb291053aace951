import { AppError } from '@adwright/contract/errors.ts';
import { type Markup, markup } from '@adwright/mail/markup.ts';
import type { Outbox, OutboxLetter } from '@adwright/mail/outbox.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from '../client-address.ts';
import { sendSmallPage } from '../small-page.ts';

const outboxPath = '/dev/outbox';
const cookieName = 'outbox';

/** The letters of an installation without a mail server, and what opens their page. */
export type ServedOutbox = { readonly letters: Outbox; readonly token: string };

/** As it is printed at start. The token stands in the query, which is never logged. */
export function outboxLink({ token }: Pick<ServedOutbox, 'token'>): string {
  return `${outboxPath}?token=${token}`;
}

const OutboxQuery = z.object({ token: z.string().max(200).optional() });
type OutboxRequest = FastifyRequest<{ Querystring: z.output<typeof OutboxQuery> }>;

/**
 * Where those letters can be read by whoever sits at the machine: over a local connection and with the link that was
 * printed there, since behind a proxy on this machine every visit looks local. The browser that opened it once may
 * follow the plain links that the pages of the product have.
 */
export function outboxRoutes(app: FastifyInstance, outbox: ServedOutbox): void {
  const options = { exposeHeadRoute: false, schema: { querystring: OutboxQuery } };
  app.get(outboxPath, options, async (request: OutboxRequest, reply) => {
    if (!isLocalVisit(request)) throw new AppError('not_found');
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const asked = request.query.token ?? cookieOf(request);
    if (asked === undefined || !isSame(asked, outbox.token)) return sendSmallPage(reply.code(403), 'Outbox', locked);
    reply.header('set-cookie', `${cookieName}=${outbox.token}; Path=${outboxPath}; HttpOnly; SameSite=Strict`);
    const letters = await outbox.letters.list();
    return sendSmallPage(
      reply,
      'Outbox',
      markup`<h1>Outbox</h1>
<p class="quiet">No mail server is configured, so letters are kept on this machine. Set SMTP_URL to send them. Newest first; reload to see more.</p>
${letters.length === 0 ? markup`<p class="card">No letters yet.</p>` : letters.map(letterCard)}`,
    );
  });
}

const locked = markup`<h1>Outbox</h1>
<p>Open the outbox with the link that was printed when the server started.</p>`;

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

function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
