import { brand } from '@adwright/contract/brand.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { type OfferId, offers } from '@adwright/contract/pay/offers.ts';
import { type Markup, markup } from '@adwright/mail/markup.ts';
import { type CheckoutAnswer, isOpen } from '@adwright/payments/sandbox/checkout.ts';
import type { SandboxCheckout, SandboxCustomer } from '@adwright/payments/sandbox/customer.ts';
import type { FastifyReply } from 'fastify';
import { sendSmallPage } from '../../small-page.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** Where somebody pays: what it is, what it costs now and later, and every way a payment can go. */
export async function sendCheckout(
  reply: FastifyReply,
  { customer, asOf }: { customer: SandboxCustomer; asOf: Date },
  id: string,
): Promise<FastifyReply> {
  const checkout = customer.checkouts.find((one) => one.id === id);
  if (!checkout) throw new AppError('not_found');
  const words = await pageWords(checkout.locale);
  const { t, billing } = words;
  const content = markup`<div class="narrow">
<p class="banner" role="note">${billing('plans.testMode')}</p>
${isOpen(checkout, asOf) ? paying(words, checkout) : done(words, checkout)}
</div>`;
  return sendSmallPage(reply, `${t('title')} · ${brand.name}`, content, words.page);
}

function paying(words: PageWords, checkout: SandboxCheckout): Markup {
  const { t, money, item } = words;
  if (checkout.status === 'confirming') {
    return markup`<h1>${t('verifyTitle')}</h1>
<p>${t('verifyLead')}</p>
${button('confirm', t('verify'), true)}${button('decline', t('decline'))}${button('cancel', t('cancel'))}`;
  }
  const price = money(checkout.cents);
  return markup`<h1>${t('title')}</h1>
<section class="card">
<p>${item(checkout.offerId)}</p>
<p class="price">${price}</p>
<p class="quiet">${t('today')} · ${later(words, checkout)}</p>
</section>
${checkout.status === 'declined' ? markup`<p role="alert"><strong>${t('declined')}</strong></p>` : ''}
${button('pay', t('pay', { price }), true)}${button('secure', t('secure'))}${button('decline', t('decline'))}${button('cancel', t('cancel'))}`;
}

function later({ t, money }: PageWords, { offerId, renewalCents }: SandboxCheckout): string {
  const offer = offers[offerId as OfferId];
  if (offer.kind === 'credits') return t('once');
  const price = money(renewalCents);
  return offer.period === 'monthly' ? t('renewsMonthly', { price }) : t('renewsYearly', { price });
}

function done({ t, money, item }: PageWords, checkout: SandboxCheckout): Markup {
  const home = new URL('/?dashboard=home', checkout.origin).href;
  const back = markup`<p><a class="button strong" href="${home}">${t('back', { brand: brand.name })}</a></p>`;
  if (checkout.status === 'paid') {
    return markup`<h1>${t('paidTitle')}</h1>
<p>${item(checkout.offerId)} · ${money(checkout.cents)}</p>
<p>${t('paidLead')}</p>${back}`;
  }
  const cancelled = checkout.status === 'cancelled';
  return markup`<h1>${cancelled ? t('cancelledTitle') : t('goneTitle')}</h1>
<p>${t('notCharged')}</p>${back}`;
}

function button(answer: CheckoutAnswer, label: string, strong = false): Markup {
  return markup`<form method="post"><button name="answer" value="${answer}" class="${strong ? 'strong' : ''}">${label}</button></form>`;
}
