import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de pósteres',
  title: `Pósteres para imprenta y pantallas | ${brand.name}`,
  description:
    'Crea pósteres listos para imprimir, con sangrado, marcas de corte y un código QR que se prueba antes de imprimir. Titular incluido.',
  heading: 'Del producto al póster listo para imprimir',
  paragraph:
    'Elige un producto y un tamaño de papel. Escribimos el titular, componemos el póster y añadimos sangrado y marcas de corte para la imprenta. Añade un código QR que probamos antes y comprueba si tu imagen es lo bastante nítida para imprimir.',
} satisfies PageWords;
