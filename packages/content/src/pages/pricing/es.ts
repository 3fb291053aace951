import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
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
    'Cuánto cuestan Gratis, Básico, Pro y Empresa, cuántos créditos recibes y qué puedes crear. Las ejecuciones fallidas se reembolsan automáticamente.',
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
        `${figure(plans.free.storageGigabytes)} GB de almacenamiento`,
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
        `${figure(plans.basic.storageGigabytes)} GB de almacenamiento`,
        'Todo lo de Gratis',
        `${dollars(plans.basic.annualPrice)} si se paga por año, en vez de ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: 'Pro',
      audience: 'Para agencias y equipos con varias marcas',
      points: [
        `${figure(plans.pro.monthlyCredits)} créditos al mes`,
        `${figure(plans.pro.storageGigabytes)} GB de almacenamiento`,
        'Todo lo de Básico',
        `${dollars(plans.pro.annualPrice)} si se paga por año, en vez de ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: 'Empresa',
      audience: 'Para empresas que hacen publicidad cada día',
      points: [
        `${figure(plans.business.monthlyCredits)} créditos al mes`,
        `${figure(plans.business.storageGigabytes)} GB de almacenamiento`,
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
    priceLabel: 'Precio en créditos:',
    tools: {
      'video-ad': { name: 'Anuncios de video', note: 'Un video de hasta 15 segundos en un formato.' },
      'product-to-video': { name: 'Producto a video', note: 'Un clip de hasta 8 segundos en un formato.' },
      'avatar-video': { name: 'Video con avatar', note: 'Un video con hasta 250 caracteres de texto.' },
      'talking-photo': { name: 'Foto parlante', note: 'Un video con hasta 250 caracteres de texto.' },
      'lip-sync': { name: 'Sincronía labial', note: 'Un video con hasta 250 caracteres de texto.' },
      'video-translation': {
        name: 'Traducción de video',
        note: '15 segundos de video en un idioma. La transcripción es gratis.',
      },
      'image-ad': {
        name: 'Anuncios de imagen',
        note: '12 variantes de anuncio. Exportarlas en más tamaños es gratis.',
      },
      'image-ad-clone': {
        name: 'Clonador de anuncios',
        note: 'Una versión de un anuncio de referencia. Analizar su diseño es gratis.',
      },
      'product-image': { name: 'Imágenes de producto', note: 'Un fondo, en todos los tamaños que elijas.' },
      'background-removal': { name: 'Quitar fondos', note: 'Una imagen. Retocarla y exportarla otra vez es gratis.' },
      'image-resizer': {
        name: 'Redimensionar imagen',
        note: 'Una imagen en todos los tamaños que elijas. Cada tamaño generado más allá de los bordes cuesta 1 crédito más.',
      },
      'gif-banner': { name: 'Banners GIF', note: 'Un diseño animado en hasta 8 tamaños.' },
      banner: { name: 'Banners y cabeceras', note: 'Un diseño en todos los tamaños que elijas.' },
      poster: { name: 'Pósteres', note: 'Un diseño listo para imprimir en todos los tamaños que elijas.' },
      'display-ad': { name: 'Anuncios display', note: 'Un anuncio HTML5 en todos los tamaños que elijas.' },
      'ad-copy': {
        name: 'Textos de anuncio',
        note: 'Hasta diez variantes de texto, gancho, titular, guion o cualquier otro tipo.',
      },
      'ppc-preview': {
        name: 'Vista previa de anuncios de búsqueda',
        note: 'Vista previa en vivo y exportación para Google Ads.',
      },
      'id-photo': { name: 'Fotos de carné', note: 'Una foto con hojas para imprimir. Ajustarla es gratis.' },
      'qr-code': { name: 'Códigos QR', note: 'Con tus colores y tu logotipo, escaneado antes de entregártelo.' },
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
        question: '¿Cómo pago un plan?',
        answer:
          'Elige un plan arriba y paga con tarjeta, por mes o por año. Si pagas por año, los créditos llegan igualmente cada mes. Si aquí los pagos están en modo de prueba, la página de pago lo indica y no se cobra nada.',
      },
      {
        question: '¿Cómo cancelo?',
        answer:
          'Cuando quieras, con un clic en «Créditos y facturación». El plan sigue hasta el final del periodo pagado y conservas tus créditos.',
      },
      {
        question: '¿Los créditos caducan?',
        answer:
          'No. Los créditos sin usar se quedan en tu cuenta, también después de cancelar. El plan Gratis añade los suyos cada mes en que lo usas.',
      },
      {
        question: '¿Qué pasa con los créditos si se reembolsa un pago?',
        answer:
          'El dinero vuelve a tu tarjeta y los créditos de ese pago se restan de tu saldo. Los que ya usaste no se cobran: tu saldo nunca baja de cero.',
      },
      {
        question: '¿Dónde encuentro mis facturas?',
        answer:
          'En «Créditos y facturación». Cada pago tiene una factura que puedes descargar en PDF, y te enviamos un recibo por correo.',
      },
      {
        question: '¿Qué es un crédito?',
        answer:
          'La unidad en la que se cobran las ejecuciones. Cada ejecución muestra su precio en créditos enteros antes de empezar. La calculadora de arriba incluye todas las herramientas.',
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
        answer: `El botón te avisa y no se inicia nada. En cualquier plan puedes comprar ${figure(offers.credits_500.credits)} créditos más por ${dollars(offers.credits_500.cents / 100)}. Tus resultados siguen disponibles y las herramientas gratuitas, como los códigos QR, siguen funcionando.`,
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
