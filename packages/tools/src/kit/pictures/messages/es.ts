import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Suelta, pega o elige imágenes',
    details: 'PNG, JPEG, WebP, GIF o AVIF, hasta 20 MB y 100 megapíxeles cada una',
    tooLarge: '{name} pesa más de 20 MB. Usa un archivo más pequeño.',
    wrongKind: 'No podemos usar {name}. Sube una imagen.',
    cancel: 'Detener la subida de {name}',
  },
  pictures: {
    picture: 'Imagen {number, number}',
    remove: 'Quitar la imagen {number, number}',
    samples: '¿Aún no tienes imagen? Prueba un ejemplo:',
    small:
      'Esta imagen solo tiene {width, number} × {height, number} px y se verá borrosa. Usa una de al menos {needed, number} px en su lado más largo.',
    sampleAd: 'Anuncio de ejemplo',
    standIn: 'Producto de ejemplo. Elige el tuyo cuando quieras.',
    sample: 'Imagen de ejemplo. Sube la tuya cuando quieras.',
  },
  product: {
    title: '¿Qué vas a promocionar?',
    placeholder: 'Delantal de lino',
    mine: 'Mis productos',
    mineText: 'Rellenamos sus datos e imágenes. Lo que edites aquí solo cambia este anuncio.',
    link: 'Desde un enlace',
    linkText: 'Importaremos el nombre, el precio, los detalles y las imágenes y lo guardaremos en tus productos.',
    sample: 'Producto de ejemplo',
    sampleText: 'Prueba la herramienta con un producto de ejemplo. Estas marcas son inventadas.',
    search: 'Buscar productos',
    empty: 'Aún no hay productos. Importa uno desde un enlace o introdúcelo a mano.',
    failed: 'No se pudieron cargar tus productos.',
    address: 'Enlace del producto',
    read: 'Importar producto',
    close: 'Cerrar',
    pictures: 'Imágenes del producto',
    more: 'Detalles del producto',
    benefits: 'Beneficios clave',
    benefitsHint: 'Uno por línea',
    price: 'Precio',
    currency: 'Moneda',
    brand: 'Marca',
    audience: 'Público objetivo',
    description: 'Descripción',
    logo: 'Logotipo',
  },
  sizes: {
    label: 'Tamaños',
    chosen: '{count, plural, one {# tamaño} other {# tamaños}}',
    all: 'Todos',
    none: 'Ninguno',
    allOf: 'Todos los tamaños de {network}',
    noneOf: 'Ninguno de los tamaños de {network}',
  },
  files: {
    one: 'Descargar {name}',
  },
} satisfies MessagesOf<typeof english>;
