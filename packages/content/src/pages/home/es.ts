import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('es');

export default {
  name: 'Inicio',
  title: `${brand.name}: el estudio de anuncios abierto`,
  description:
    'Crea anuncios con imagen, banners e imágenes de producto, escribe textos para cada plataforma y códigos QR que se escanean. Código abierto.',
  heading: 'Anuncios para cada plataforma, con los datos de tu producto.',
  paragraph:
    'Describe el producto una vez. Obtén anuncios con imagen en todos los tamaños, además de textos, titulares y ganchos dentro de los límites de Meta, TikTok, Google, YouTube, LinkedIn y Amazon. Nunca añadimos afirmaciones que no hayas hecho.',
  actions: {
    write: 'Escribir un anuncio',
    image: 'Crear anuncios con imagen',
  },
  tool: {
    heading: 'Empieza por un producto',
    lead: 'Bastan un nombre y dos o tres beneficios. Cada resultado muestra su longitud junto al límite de la plataforma elegida.',
  },
  steps: {
    heading: 'De la página en blanco al texto terminado',
    steps: [
      {
        title: 'Di qué vendes',
        text: 'Producto, ventajas, público, oferta, precio, prueba. Deja fuera lo que no tengas.',
      },
      {
        title: 'Elige la plataforma y el tono',
        text: 'Dónde saldrá el anuncio y cómo debe sonar. Los límites de esa plataforma cuentan desde la primera palabra.',
      },
      {
        title: 'Quédate con el que mejor encaja',
        text: 'Compara las variantes, mira cuánto se ve antes de «Ver más», copia el texto y pégalo en tu administrador de anuncios.',
      },
    ],
  },
  difference: {
    heading: 'Lo que vas a notar',
    points: [
      {
        title: 'No se inventa nada',
        text: 'Descuentos, precios, estrellas y cifras aparecen solo si están en tu briefing. Nada que retirar con la campaña en marcha.',
      },
      {
        title: 'Las ejecuciones fallidas se reembolsan automáticamente',
        text: 'Ves el precio antes de hacer clic y eso es lo que pagas. Si una ejecución falla o la cancelas, recuperas tus créditos.',
      },
      {
        title: 'Escrito a medida',
        text: 'Los textos se cuentan igual que en la plataforma y se escriben a medida: ningún titular acaba en puntos suspensivos por accidente.',
      },
      {
        title: 'También en tu propio servidor',
        text: `${brand.name} es código abierto bajo la AGPL. Sus herramientas funcionan sin servicios externos ni claves de API.`,
      },
    ],
  },
  facts: {
    heading: 'Límites de caracteres por plataforma',
    lead: 'Caracteres por campo, según publican las plataformas. «Se ve» es lo que se lee antes de «Ver más».',
    columns: ['Plataforma', 'Campo', 'Se ve', 'Máximo'],
    rows: [
      ['Feed de Meta', 'Texto principal', '125', '2200'],
      ['Feed de Meta', 'Titular', '27–40', '255'],
      ['TikTok en el feed', 'Texto del anuncio', '100', '100'],
      ['Búsqueda de Google', 'Titular (de 3 a 15)', '30', '30'],
      ['Búsqueda de Google', 'Descripción (de 2 a 4)', '90', '90'],
      ['YouTube en el feed', 'Titular (2 líneas)', '40', '40'],
      ['LinkedIn', 'Texto introductorio', '150', '600'],
      ['LinkedIn', 'Titular', '70', '200'],
    ],
    note: 'TikTok cuenta doble los caracteres chinos, japoneses y coreanos: 50 llenan su campo.',
  },
  catalogue: {
    heading: 'Todo en un solo sitio',
    lead: 'Las herramientas de texto, imagen y anuncios de video ya funcionan. Las páginas de presentadores y de investigación dicen qué hará cada herramienta y qué puedes preparar ya.',
  },
  questions: {
    heading: 'Preguntas',
    questions: [
      {
        question: '¿Qué puedo hacer aquí hoy?',
        answer:
          'Crear anuncios con imagen, banners, banners GIF, pósteres, anuncios de display, imágenes de producto y fotos de carné. Quitar fondos, redimensionar imágenes y clonar el diseño de un anuncio. Escribir diez tipos de textos y crear códigos QR. Generar anuncios de video con locución, música y subtítulos. Los videos con presentador y la biblioteca de anuncios aún no están disponibles.',
      },
      {
        question: '¿Necesito una cuenta?',
        answer:
          'Sí, una gratuita. Pide un correo y una contraseña, sin tarjeta. Tus creaciones, resultados y créditos quedan en esa cuenta.',
      },
      {
        question: '¿Cuánto cuesta?',
        answer: `El plan gratuito tiene ${figure(plans.free.monthlyCredits)} créditos al mes. Los códigos QR son gratis en todos los planes. La página de precios muestra lo que cuesta cada ejecución.`,
      },
      {
        question: '¿De quién es lo que creo?',
        answer:
          'Tuyo. Úsalo en cualquier campaña, propia o de un cliente. No hay marca de agua ni mención obligatoria.',
      },
      {
        question: '¿Puedo usarlo en mi propio servidor?',
        answer:
          'Sí. Todo el producto es código abierto bajo la AGPL, arranca con una orden y guarda su base de datos y sus archivos en una carpeta. Para instalaciones mayores funciona con PostgreSQL.',
      },
    ],
  },
  callToAction: {
    heading: 'Tu próximo anuncio está a unas líneas',
    lead: `Cuenta gratuita, ${figure(plans.free.monthlyCredits)} créditos cada mes, sin tarjeta.`,
    label: 'Crear una cuenta gratuita',
  },
} satisfies WordsOf<typeof english>;
