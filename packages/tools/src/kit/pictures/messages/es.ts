import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Suelta, pega o elige imágenes',
    details: 'PNG, JPEG, WebP, GIF o AVIF, hasta 20 MB y 100 megapíxeles cada una',
    tooLarge: '{name} pesa más de 20 MB.',
    wrongKind: '{name} no es una imagen que se pueda usar aquí.',
    cancel: 'Detener la subida de {name}',
  },
  pictures: {
    picture: 'Imagen {number, number}',
    remove: 'Quitar la imagen {number, number}',
    samples: '¿Nada a mano? Prueba un ejemplo:',
    small:
      'Esta imagen solo tiene {width, number} × {height, number} px y se verá borrosa. Usa una de al menos {needed, number} px en su lado más largo.',
    sampleAd: 'Anuncio de ejemplo',
    standIn: 'Un producto de ejemplo, hasta que elijas el tuyo.',
    sample: 'Un ejemplo, hasta que añadas tu imagen.',
  },
  product: {
    title: '¿Qué anuncias?',
    placeholder: 'Delantal de lino',
    mine: 'Mis productos',
    mineText: 'Se rellenan sus datos e imágenes. Cambiarlos aquí cambia solo este anuncio.',
    link: 'Desde un enlace',
    linkText:
      'Leemos el nombre, el precio, los datos y las imágenes de la página del producto y lo guardamos entre tus productos.',
    sample: 'Producto de muestra',
    sampleText: 'Prueba la herramienta con un producto nuestro. Ninguna de estas marcas existe.',
    search: 'Buscar productos',
    empty: 'Aquí no hay productos. Lee uno desde un enlace o escríbelo.',
    failed: 'No se pudieron cargar tus productos.',
    address: 'Dirección de la página del producto',
    read: 'Leer la página',
    close: 'Cerrar',
    pictures: 'Imágenes del producto',
    more: 'Más sobre él',
    benefits: 'Qué gana la gente',
    benefitsHint: 'Una ventaja por línea',
    price: 'Precio',
    currency: 'Moneda',
    brand: 'Marca',
    audience: 'Para quién es',
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
