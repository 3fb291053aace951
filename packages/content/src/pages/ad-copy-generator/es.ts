import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Generador de textos de anuncios',
  title: `Generador de textos para anuncios | ${brand.name}`,
  description:
    'Texto principal, titular y descripción para Meta, TikTok, Google, YouTube, LinkedIn y Amazon, contados según cada límite y solo con tus datos.',
  heading: 'Textos de anuncios a medida, con tus propios datos',
  paragraph:
    'Dinos qué vendes y dónde saldrá el anuncio. Recibes varios anuncios completos, cada uno con su enfoque y dentro de los límites de la plataforma.',
  action: 'Escribir mi anuncio',
  tool: {
    heading: 'Escribir un anuncio',
    lead: 'Para empezar bastan un nombre y un beneficio. Añade público, oferta o una prueba y un buen texto será excelente.',
  },
  steps: {
    heading: 'Cómo funciona',
    steps: [
      {
        title: 'Describe tu producto',
        text: 'Di qué producto es y qué gana quien lo compra. Añade una oferta, un precio o una prueba si la tienes.',
      },
      {
        title: 'Elige plataforma, tono e idioma',
        text: 'Ocho tonos, de minimalista a urgente. La plataforma decide qué campos recibes y cuánto pueden medir.',
      },
      {
        title: 'Compara y copia',
        text: 'Cada tarjeta indica su enfoque, marca lo que se ve antes de «Ver más» y se copia con un clic.',
      },
    ],
  },
  difference: {
    heading: 'Lo que lo distingue',
    points: [
      {
        title: 'Sin afirmaciones inventadas',
        text: 'Cada cifra, precio, descuento o plazo de un resultado lo escribiste tú. Si no hay oferta en el briefing, el anuncio no la hace.',
      },
      {
        title: 'Enfoques distintos, no la misma frase cinco veces',
        text: 'Las variantes parten de motivos de compra diferentes: el problema, la ventaja, la prueba, la oferta, el momento de uso.',
      },
      {
        title: 'Contado igual que la plataforma',
        text: 'TikTok y Google cuentan doble cada carácter chino. Meta corta el texto principal a los 125 caracteres. El contador lo tiene en cuenta.',
      },
      {
        title: 'Repetible',
        text: 'Cada ejecución tiene una semilla. El mismo briefing con la misma semilla da otra vez los mismos textos, para comparar en igualdad de condiciones.',
      },
    ],
  },
  facts: {
    heading: 'Campos y límites por plataforma',
    lead: 'Caracteres por campo. «Se ve» es lo que se lee antes de «Ver más».',
    columns: ['Plataforma', 'Campo', 'Se ve', 'Máximo'],
    rows: [
      ['Feed de Meta', 'Texto principal', '125', '2200'],
      ['Feed de Meta', 'Titular', '27–40', '255'],
      ['Feed de Meta', 'Descripción', '27–30', '255'],
      ['Stories y Reels de Meta', 'Texto principal', '72', '2200'],
      ['TikTok en el feed', 'Texto del anuncio', '100 (50 en chino, japonés y coreano)', '100'],
      ['Google Display', 'Titular', '30', '30'],
      ['Google Display', 'Titular largo', '90', '90'],
      ['Google Display', 'Descripción', '90', '90'],
      ['YouTube en el feed', 'Titular, 2 líneas', '40', '40'],
      ['LinkedIn', 'Texto introductorio', '150', '600'],
      ['LinkedIn', 'Titular', '70', '200'],
      ['Amazon', 'Titular', '50', '50'],
    ],
    note: 'Las plataformas cambian sus límites. Los de Amazon varían según el tipo de anuncio y el mercado, y Discord no publica ninguno: compruébalo en el administrador de anuncios antes de publicar.',
  },
  questions: {
    heading: 'Preguntas sobre el generador de textos',
    questions: [
      {
        question: '¿Qué pongo en el briefing?',
        answer:
          'El nombre del producto y de dos a cuatro beneficios con las palabras de tus clientes. Si hay una oferta, un precio o una prueba (un ensayo, una garantía, años en el sector), añádela: la herramienta la usará sin exagerarla.',
      },
      {
        question: '¿Añadirá estadísticas o reseñas que no mencioné?',
        answer:
          'No. Los textos se construyen con tu briefing. Las cifras que no están en él no aparecen en los resultados, ni tampoco clientes o valoraciones.',
      },
      {
        question: '¿Cuánto cuesta una ejecución?',
        answer:
          'El precio está en el botón antes de hacer clic. Si la ejecución falla, o la cancelas mientras espera, te devolvemos los créditos.',
      },
      {
        question: '¿Se envía mi briefing a otra empresa?',
        answer:
          'Por defecto, no. El redactor integrado funciona en el servidor que te muestra esta página. El administrador de ese servidor puede conectar un modelo de lenguaje externo; su política de privacidad debe decirlo.',
      },
      {
        question: '¿Puedo usar los textos comercialmente?',
        answer:
          'Sí. Son tuyos, para tus campañas o las de un cliente. Tú respondes de lo que promete un anuncio, así que léelo antes de publicarlo.',
      },
    ],
  },
  callToAction: {
    heading: 'Cinco anuncios completos antes de que se enfríe el café',
    lead: 'Empieza por el próximo producto que tengas que anunciar.',
    label: 'Escribir mi anuncio',
  },
} satisfies WordsOf<typeof english>;
