import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Discord',
  title: `Anuncios de Discord: texto con comunidad | ${brand.name}`,
  description:
    'Discord publica pocas reglas de formatos y a su gente no le gustan los anuncios que suenan a anuncio. Escribe textos cortos y honestos.',
  heading: 'Habla como alguien de allí',
  paragraph: `La gente está en Discord por su comunidad y nota enseguida a quien solo vende. Discord no publica una lista completa de formatos, así que ${brand.name} no le pone un límite fijo: elige un tono cercano o divertido, sé breve y comprueba las medidas en su administrador de anuncios. Las imágenes y el vídeo todavía no se hacen aquí.`,
} satisfies PageWords;
