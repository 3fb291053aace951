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
    'Gratis, Básico, Pro y Empresa: cuánto cuesta cada plan, cuántos créditos da al mes y qué se hace con ellos. El trabajo fallido o cancelado no cuesta nada.',
  heading: 'Precios que ves antes de pulsar el botón',
  paragraph:
    'Cada trabajo muestra primero su precio en créditos. Ese precio es el cargo, no una estimación, y lo que falla no cuesta nada.',
  plans: {
    heading: 'Planes',
    lead: 'Los créditos se conceden cada mes. Todo el producto está abierto en cada plan; cambia cuánto puedes hacer.',
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
    heading: 'Lo que dan tus créditos',
    lead: 'Elige una cantidad de créditos y mira para qué alcanza. Son los precios reales de las herramientas que funcionan hoy.',
    creditsLabel: 'Créditos',
    freeLabel: 'Sin créditos, los que quieras',
    timesLabel: 'veces',
    adText: {
      name: 'Una tanda de textos',
      note: 'Hasta diez variantes de texto, gancho, titular, guion o cualquier otro tipo.',
    },
    qrCode: {
      name: 'Un código QR',
      note: 'Con tus colores y tu logotipo, comprobado leyéndolo.',
    },
  },
  difference: {
    heading: 'Cómo se comporta el cobro',
    points: [
      {
        title: 'El trabajo fallido no cuesta',
        text: 'Los créditos se apartan al empezar y se cobran solo si sale bien. Si falla o lo cancelas, vuelven al momento y enteros.',
      },
      {
        title: 'El presupuesto es el cargo',
        text: 'El precio del botón y el de tu cuenta salen de la misma línea de código. No pueden diferir.',
      },
      {
        title: 'Mirar es gratis',
        text: 'Navegar, previsualizar, abrir resultados antiguos, copiarlos y descargarlos otra vez nunca gasta créditos.',
      },
      {
        title: 'Nada se renueva a escondidas',
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
          'La unidad en la que se pone precio al trabajo. Cada herramienta tiene un precio fijo en créditos enteros, visible antes de empezar. La calculadora de arriba los enumera.',
      },
      {
        question: '¿Qué pasa si un trabajo falla?',
        answer:
          'No pagas nada. Los créditos apartados vuelven a tu saldo en el mismo momento en que se marca el fallo, sin que lo pidas.',
      },
      {
        question: '¿Y si no me gusta el resultado?',
        answer:
          'Un trabajo que salió bien ha cumplido y se cobra. Por eso son baratos, traen varias variantes a la vez y muestran antes su precio.',
      },
      {
        question: '¿Y si me quedo sin créditos?',
        answer:
          'El botón lo dice y no se inicia nada. Tus resultados siguen abiertos y las herramientas sin precio, como los códigos QR, siguen funcionando.',
      },
      {
        question: '¿Sale más barato alojarlo yo mismo?',
        answer: `Puede ser. ${brand.name} es código abierto bajo la AGPL: en tu servidor decides qué permite un plan y pagas el servidor.`,
      },
    ],
  },
  callToAction: {
    heading: 'Mira lo que dan los créditos gratuitos',
    lead: `${figure(plans.free.monthlyCredits)} créditos cada mes, sin tarjeta y sin periodo de prueba que termine.`,
    label: 'Crear una cuenta gratuita',
  },
} satisfies WordsOf<typeof english>;
