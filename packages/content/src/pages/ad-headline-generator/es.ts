import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de titulares',
  title: `Titulares de anuncios con límites | ${brand.name}`,
  description:
    'Titulares para Meta, Google, LinkedIn, YouTube y Amazon, contados según el límite de cada red: de 30 caracteres en búsqueda a 70 en el feed.',
  heading: 'Titulares que acaban donde corta la red',
  paragraph:
    'Treinta caracteres en Google, unos cuarenta antes de que Meta corte, setenta en LinkedIn. Elige la red, describe la oferta y recibe titulares que caben en el espacio y empiezan cada vez por un motivo distinto.',
} satisfies PageWords;
