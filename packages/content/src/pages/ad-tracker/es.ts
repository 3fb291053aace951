import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Seguimiento de anuncios',
  title: `Seguimiento de anuncios en el tiempo | ${brand.name}`,
  description:
    'Sigue marcas, sitios web y búsquedas. Mira qué anuncios son nuevos, han cambiado o se han detenido y cuántos hay al mes. Las novedades llegan por correo.',
  heading: 'Entérate cuando un anuncio empieza, cambia o para',
  paragraph:
    'Sigue una marca, un sitio web o cualquier búsqueda de la biblioteca de anuncios. Verás los anuncios nuevos, los que han cambiado y los detenidos, cuántos hubo cada mes, en qué formatos y durante cuánto tiempo. Las novedades llegan por correo, como máximo una vez al día.',
} satisfies PageWords;
