import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Oferta por tiempo limitado: {percent} de descuento',
    bannerAction: 'Ver la oferta',
    title: '{percent} de descuento en el plan Básico',
    lead: '{credits, plural, one {# crédito} other {# créditos}} cada mes. Lo que falla no cuesta nada.',
    timeLeft: 'Tiempo restante: {time}',
    hours: 'horas',
    minutes: 'minutos',
    seconds: 'segundos',
    monthly: 'Mensual',
    annual: 'Anual',
    perMonth: 'al mes',
    perYear: 'al año',
    before: 'Antes: {price}',
    save: 'Ahorras {amount}',
    buyMonthly: 'Elegir mensual',
    buyAnnual: 'Elegir anual',
    processing: 'Procesando…',
    newTab: 'Pagas en una página que se abre en otra pestaña.',
    notSetUp:
      'Los pagos no están configurados en esta instalación, así que aquí aún no se puede comprar nada. Quien la gestiona los activa con códigos de precio.',
  },
  payment: {
    failed: 'No se pudo procesar el pago. Inténtalo más tarde.',
    noAddress: 'No se pudo crear el pago',
  },
  plans: {
    title: 'Planes',
    lead: 'Lo que falla no cuesta nada: sus créditos vuelven.',
    period: 'Periodo de facturación',
    free: 'Gratis',
    credits: '{count, plural, one {# crédito} other {# créditos}} cada mes',
    current: 'Tu plan',
    choose: 'Elegir {plan}',
    notSold: 'No está a la venta en esta instalación',
    billedMonthly: 'Se cobra cada mes',
    billedYearly: '{price}, se cobra una vez al año',
    offer: '{percent} de descuento por tiempo limitado',
  },
  check: {
    title: 'Termina de pagar en la otra pestaña',
    lead: 'La página de pago está abierta en otra pestaña. Cuando acabes allí, vuelve y compruébalo.',
    action: 'Ya he pagado',
    later: 'Más tarde',
    notYet: 'Aún no ha llegado nada. Puede tardar un minuto.',
    done: 'Gracias. Ahora tienes el plan {plan}.',
  },
  names: {
    free: 'Gratis',
    basic: 'Básico',
    pro: 'Pro',
  },
  close: 'Cerrar',
} satisfies MessagesOf<typeof english>;
