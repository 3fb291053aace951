import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('es');
const figure = figureIn('es');

export default {
  name: 'Precios',
  title: `Precios: planes y créditos sin rodeos | ${brand.name}`,
  description:
    'Cuánto cuestan Gratis, Básico y Pro, cuántos créditos recibes al mes y qué puedes crear. Las ejecuciones fallidas se reembolsan automáticamente.',
  heading: 'Conoce el precio antes de hacer clic',
  paragraph:
    'Cada ejecución muestra primero su precio en créditos. El precio que ves es el que pagas, y las ejecuciones fallidas se reembolsan automáticamente.',
  plans: {
    heading: 'Planes',
    lead: 'Recibes créditos nuevos cada mes. Todos los planes incluyen todas las herramientas; cambia cuánto puedes crear.',
    free: {
      name: 'Gratis',
      audience: 'Para probarlo en una campaña real',
      points: [
        `${figure(plans.free.monthlyCredits)} créditos al mes`,
        'Los diez generadores de texto',
        'Códigos QR sin gastar créditos',
        'Sin tarjeta',
      ],
    },
    basic: {
      name: 'Básico',
      audience: 'Para una marca con anuncios todo el año',
      points: [
        `${figure(plans.basic.monthlyCredits)} créditos al mes`,
        'Todo lo de Gratis',
        `${dollars(plans.basic.annualPrice)} si se paga por año, en vez de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Para agencias y equipos con varias marcas',
      points: [
        `${figure(plans.pro.monthlyCredits)} créditos al mes`,
        'Todo lo de Básico',
        `${dollars(plans.pro.annualPrice)} si se paga por año, en vez de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Empresa',
      audience: 'Para empresas que hacen publicidad cada día',
      points: [
        `${figure(plans.business.monthlyCredits)} créditos al mes`,
        'Todo lo de Pro',
        `${dollars(plans.business.annualPrice)} si se paga por año, en vez de ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: 'Empezar gratis',
  },
  labels: {
    monthly: 'Mensual',
    annual: 'Anual',
    perMonth: 'al mes',
    perYear: 'al año',
    creditsPerMonth: 'créditos al mes',
    free: 'Gratis',
  },
  calculator: {
    heading: 'Lo que consigues con tus créditos',
    lead: 'Elige una cantidad de créditos y mira hasta dónde llegan. Son los precios reales de las herramientas de hoy.',
    creditsLabel: 'Créditos',
    freeLabel: 'Sin créditos, los que quieras',
    timesLabel: 'veces',
    adText: {
      name: 'Una ejecución de textos',
      note: 'Hasta diez variantes de texto, gancho, titular, guion o cualquier otro tipo.',
    },
    qrCode: {
      name: 'Un código QR',
      note: 'Con tus colores y tu logotipo, escaneado antes de entregártelo.',
    },
  },
  difference: {
    heading: 'Cómo funciona el cobro',
    points: [
      {
        title: 'Las ejecuciones fallidas se reembolsan automáticamente',
        text: 'Los créditos se reservan al empezar y se cobran solo si todo sale bien. Si la ejecución falla o la cancelas, los recuperas todos al momento.',
      },
      {
        title: 'El precio que ves es el que pagas',
        text: 'El precio del botón es exactamente lo que se descuenta de tu cuenta.',
      },
      {
        title: 'Las vistas previas son gratis',
        text: 'Navegar, previsualizar, abrir resultados antiguos, copiarlos y descargarlos otra vez nunca gasta créditos.',
      },
      {
        title: 'Sin renovaciones sorpresa',
        text: 'Te escribimos antes de cada renovación, cancelas con un clic y cada pago tiene su factura. El plan Gratis no guarda ninguna tarjeta.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre los precios',
    questions: [
      {
        question: '¿Cómo compro un plan y cómo lo cancelo?',
        answer:
          'Elige un plan arriba y paga con tarjeta. Cancela con un clic en «Créditos y facturación»: el plan sigue hasta el final del periodo pagado y conservas tus créditos. Un reembolso vuelve a tu tarjeta y retira sus créditos sin usar.',
      },
      {
        question: '¿Qué es un crédito?',
        answer:
          'La unidad en la que se cobran las ejecuciones. Cada herramienta tiene un precio fijo en créditos enteros, visible antes de empezar. La calculadora de arriba los enumera.',
      },
      {
        question: '¿Qué pasa si una ejecución falla?',
        answer: 'No pagas nada. Te devolvemos los créditos automáticamente en cuanto una ejecución falla.',
      },
      {
        question: '¿Y si no me gusta el resultado?',
        answer:
          'Una ejecución correcta se cobra. Por eso son baratas, traen varias variantes a la vez y muestran antes su precio.',
      },
      {
        question: '¿Y si me quedo sin créditos?',
        answer:
          'El botón te avisa y no se inicia nada. Tus resultados siguen disponibles y las herramientas gratuitas, como los códigos QR, siguen funcionando.',
      },
      {
        question: '¿Sale más barato alojarlo yo mismo?',
        answer: `Puede ser. ${brand.name} es código abierto bajo la AGPL: en tu servidor decides qué permite un plan y pagas el servidor.`,
      },
    ],
  },
  callToAction: {
    heading: 'Mira lo que dan los créditos gratuitos',
    lead: `${figure(plans.free.monthlyCredits)} créditos cada mes, sin tarjeta y sin límite de tiempo.`,
    label: 'Crear una cuenta gratuita',
  },
} satisfies WordsOf<typeof english>;
