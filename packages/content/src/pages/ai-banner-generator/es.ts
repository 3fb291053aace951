import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de banners',
  title: `Generador de banners para display | ${brand.name}`,
  description:
    'Crea banners y cabeceras en tamaños exactos, de 300×250 a 970×250, y portadas de perfil. Nosotros escribimos, tú editas el diseño.',
  heading: 'Banners en el tamaño exacto que necesitas',
  paragraph:
    'Elige un producto y los tamaños, de 300×250 a 970×250 para webs y portadas para perfiles sociales. Escribimos el titular y el botón y diseñamos el banner con tus colores. Edita lo que quieras antes de exportar.',
} satisfies PageWords;
