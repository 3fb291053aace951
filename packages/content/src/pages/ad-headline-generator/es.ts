import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de titulares',
  title: `Titulares de anuncios con límites | ${brand.name}`,
  description:
    'Titulares para Meta, Google, LinkedIn, YouTube y Amazon, contados según el límite de cada plataforma: de 30 caracteres en búsqueda a 70 en el feed.',
  heading: 'Titulares que nunca se cortan',
  paragraph:
    'Treinta caracteres en Google, unos cuarenta antes de que Meta corte, setenta en LinkedIn. Elige la plataforma, describe la oferta y recibe titulares que caben y que empiezan cada vez por un motivo distinto.',
} satisfies PageWords;
