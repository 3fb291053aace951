import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Discord',
  title: `Anuncios de Discord: texto con comunidad | ${brand.name}`,
  description:
    'Discord publica pocas reglas de formatos y a su gente no le gustan los anuncios que suenan a anuncio. Escribe textos cortos y honestos.',
  heading: 'Habla como uno más de la comunidad',
  paragraph: `En Discord la gente está por su comunidad y nota enseguida a quien solo vende. Elige un tono cercano o divertido y sé breve. ${brand.name} también crea anuncios con imagen en los tamaños de Discord. Comprueba la longitud de los textos en su administrador de anuncios.`,
} satisfies PageWords;
