import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionador de imagens',
  title: `Tamanhos de imagem para cada rede | ${brand.name}`,
  description:
    'Os tamanhos de imagem que Meta, TikTok, Google, LinkedIn e YouTube pedem, em um só lugar, e o que a ferramenta deve fazer além de cortar.',
  heading: 'Uma imagem, todos os tamanhos que as redes pedem',
  paragraph: `Uma campanha precisa da mesma imagem em 1080×1080 e 1080×1350 para o feed, 1080×1920 para stories, 1200×628 para links e meia dúzia de banners. A ferramenta foi pensada para recompor cada tamanho em vez de cortar. Ainda não está no ${brand.name}; o texto de cada tamanho pode ser escrito hoje.`,
} satisfies PageWords;
