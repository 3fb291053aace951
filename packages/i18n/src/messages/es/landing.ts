import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Enlace o nombre del producto',
    placeholder: 'tutienda.com/productos/delantal-de-lino',
    submit: 'Escribir mis anuncios',
    hint: 'Tomamos el nombre del producto del enlace. Tú añades los detalles.',
    sample: 'Usar un producto de ejemplo',
  },
  sample: {
    product: 'Lámpara de escritorio Kestrel',
    description:
      'Una lámpara de escritorio esbelta, con brazo de roble curvado a mano y un regulador que se gira, no se toca.',
    benefits: {
      first: 'Luz cálida que baja hasta el 2 por ciento',
      second: 'Se pliega y cabe en un cajón',
      third: 'Brazo de roble, curvado a mano',
    },
    audience: 'personas que trabajan hasta tarde',
    offer: '15 % de descuento esta semana',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Historia',
    link: 'Anuncio con enlace',
    code: 'Código QR de la oferta del producto de ejemplo',
    headline: 'Titular',
    text: 'Textos publicitarios',
    primary: 'Texto principal',
    description: 'Descripción',
    path: 'Ruta',
    written: 'Escrito por {product} para un producto de ejemplo.',
    note: 'Un producto de ejemplo. {product} escribió los textos y creó el código; los diseños se dibujaron para esta página.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} de {limit, number} caracteres',
  charactersOnly: '{count, plural, one {# carácter} other {# caracteres}}',
  contents: 'En esta página',
  breadcrumb: 'Estás aquí',
  home: 'Inicio',
  pricing: {
    period: 'Periodo de facturación',
    choose: 'Elegir {plan}',
    billedMonthly: 'Facturación mensual',
    billedYearly: '{price} al año, en un solo pago',
  },
} satisfies MessagesOf<typeof english>;
