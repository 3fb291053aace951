import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios CGI',
  title: `Anúncios CGI: da ideia ao roteiro | ${brand.name}`,
  description:
    'Cenas impossíveis com um produto real param o dedo. Para que serve a ferramenta CGI e como escrever a ideia e o roteiro hoje.',
  heading: 'Uma cena impossível com um produto real',
  paragraph:
    'Anúncios CGI colocam o produto onde ele não pode estar: um batom em cima de um trem, um sapato do tamanho de uma casa. A ferramenta vai renderizar essas cenas; ainda não faz isso. Hoje você faz aqui o que vem primeiro: o gancho que a cena deve cumprir e um roteiro do que acontece nela.',
} satisfies PageWords;
