import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Oferta por tempo limitado: {percent} de desconto',
    bannerAction: 'Ver a oferta',
    title: '{percent} de desconto no plano Básico',
    lead: '{credits, plural, one {# crédito} other {# créditos}} por mês. O que falha não custa nada.',
    timeLeft: 'Tempo restante: {time}',
    hours: 'horas',
    minutes: 'minutos',
    seconds: 'segundos',
    monthly: 'Mensal',
    annual: 'Anual',
    perMonth: 'por mês',
    perYear: 'por ano',
    before: 'Antes: {price}',
    save: 'Você economiza {amount}',
    buyMonthly: 'Quero o mensal',
    buyAnnual: 'Quero o anual',
    processing: 'Processando…',
    newTab: 'Você paga em uma página que abre em outra aba.',
    notSetUp:
      'Os pagamentos não estão configurados nesta instalação, então ainda não dá para comprar nada aqui. Quem a administra os ativa com códigos de preço.',
  },
  payment: {
    failed: 'Não foi possível processar o pagamento. Tente mais tarde.',
    noAddress: 'Não foi possível criar o pagamento',
  },
  plans: {
    title: 'Planos',
    lead: 'O que falha não custa nada: os créditos voltam.',
    period: 'Período de cobrança',
    free: 'Grátis',
    credits: '{count, plural, one {# crédito} other {# créditos}} por mês',
    current: 'Seu plano',
    choose: 'Escolher {plan}',
    notSold: 'Não está à venda nesta instalação',
    billedMonthly: 'Cobrado todo mês',
    billedYearly: '{price}, cobrado uma vez por ano',
    offer: '{percent} de desconto por tempo limitado',
  },
  check: {
    title: 'Termine o pagamento na outra aba',
    lead: 'A página de pagamento está aberta em outra aba. Quando terminar lá, volte e confira.',
    action: 'Já paguei',
    later: 'Mais tarde',
    notYet: 'Nada chegou ainda. Pode levar um minuto.',
    done: 'Obrigado. Agora você está no plano {plan}.',
  },
  names: {
    free: 'Grátis',
    basic: 'Básico',
    pro: 'Pro',
  },
  close: 'Fechar',
} satisfies MessagesOf<typeof english>;
