import { brand } from '@adwright/contract/brand.ts';
import { type Markup, markup } from '@adwright/mail/markup.ts';
import type { SandboxCustomer, SandboxPayment } from '@adwright/payments/sandbox/customer.ts';
import { lostCents } from '@adwright/payments/sandbox/payments.ts';
import { liveSubscription, type PortalAction } from '@adwright/payments/sandbox/portal.ts';
import { portalPath } from '@adwright/payments/sandbox/paths.ts';
import { graceMs } from '@adwright/payments/sandbox/subscriptions.ts';
import type { FastifyReply } from 'fastify';
import { sendSmallPage } from '../../small-page.ts';
import { type PageWords, pageWords } from './page-words.ts';

type Portal = SandboxCustomer['portals'][number];

/** Plan, payment method, invoices and the test clock of one customer. */
export async function sendPortal(
  reply: FastifyReply,
  { customer, asOf }: { customer: SandboxCustomer; asOf: Date },
  portal: Portal,
): Promise<FastifyReply> {
  const words = await pageWords(portal.locale);
  const { t, billing, day } = words;
  const home = new URL('/?dashboard=home', portal.origin).href;
  const content = markup`<p class="banner" role="note">${billing('plans.testMode')}</p>
<h1>${t('portalTitle')}</h1>
<p class="quiet">${customer.email}</p>
<h2>${billing('usage.plan')}</h2>
<section class="card">${plan(words, customer)}</section>
<h2>${t('card')}</h2>
<section class="card">${card(words, customer)}</section>
<h2>${t('invoices')}</h2>
<section class="card">${invoices(words, customer, portal)}</section>
<h2>${t('clock')}</h2>
<section class="card"><p>${t('clockLead', { date: day(asOf) })}</p>${liveSubscription(customer) ? button('skip', t('skip')) : ''}</section>
<p><a class="button" href="${home}">${t('back', { brand: brand.name })}</a></p>`;
  return sendSmallPage(reply, `${t('portalTitle')} · ${brand.name}`, content, words.page);
}

function plan({ t, billing, item, day, money }: PageWords, customer: SandboxCustomer): Markup {
  const live = liveSubscription(customer);
  if (!live) return markup`<p>${t('noPlan')}</p>`;
  const date = day(live.periodEnd);
  const until = day(new Date(Date.parse(live.periodEnd) + graceMs));
  const renewal = live.cancels
    ? t('endsOn', { date })
    : billing('usage.renews', { date, price: money(live.renewalCents) });
  return markup`<p><strong>${item(live.offerId)}</strong></p>
<p>${live.status === 'past_due' ? billing('usage.pastDue', { date: until }) : renewal}</p>
${live.cancels ? button('resume', billing('usage.resume'), 'strong') : button('cancel', billing('usage.cancel'))}`;
}

function card({ t }: PageWords, customer: SandboxCustomer): Markup {
  return customer.card === 'good'
    ? markup`<p>${t('goodCard')}</p>${button('declined_card', t('useDeclinedCard'))}`
    : markup`<p>${t('declinedCard')}</p>${button('good_card', t('useGoodCard'), 'strong')}`;
}

function invoices(words: PageWords, customer: SandboxCustomer, { token }: Portal): Markup {
  const { t } = words;
  if (customer.payments.length === 0) return markup`<p>${t('noInvoices')}</p>`;
  const folder = `${portalPath(customer.id, token)}/invoices`;
  const rows = customer.payments.toReversed().map((payment) => invoiceRow(words, payment, `${folder}/${payment.id}`));
  return markup`<div class="scroll"><table class="even"><tbody>${rows}</tbody></table></div>`;
}

function invoiceRow({ t, day, money, item }: PageWords, payment: SandboxPayment, address: string): Markup {
  const lost = lostCents(payment);
  const refund = markup`<form method="post"><input type="hidden" name="payment" value="${payment.id}"><button name="action" value="refund">${t('refund')}</button></form>`;
  return markup`<tr><td>${day(payment.paidAt)}</td><td>${item(payment.offerId)}</td><td>${money(payment.cents)}</td>
<td><a href="${address}">${t('pdf')}</a></td><td>${lost > 0 ? t('refunded', { price: money(lost) }) : payment.cents > 0 ? refund : ''}</td></tr>`;
}

function button(action: PortalAction, label: string, look = ''): Markup {
  return markup`<form method="post"><button name="action" value="${action}" class="${look}">${label}</button></form>`;
}
