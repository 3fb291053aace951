import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de spots de rádio',
  title: `Textos para spots de rádio e podcast | ${brand.name}`,
  description:
    'Roteiros de rádio e podcast escritos para o ouvido: frases curtas, uma voz e um som para acompanhar e uma única chamada clara para ação.',
  heading: 'Escrito para o ouvido, não para o papel',
  paragraph:
    'Quem ouve não pode reler. O redator de rádio mantém as frases curtas, sugere uma voz e um som e termina com uma só coisa a fazer. Leia em voz alta com um relógio, corte o que se arrasta e leve ao microfone.',
} satisfies PageWords;
