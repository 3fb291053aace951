import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Redimensionador de imagens',
  title: `Redimensionar imagens para cada plataforma | ${brand.name}`,
  description:
    'Redimensione uma imagem para Meta, TikTok, Google, LinkedIn e YouTube de uma vez. Rostos, texto e produto no quadro, arquivos dentro do limite.',
  heading: 'Uma imagem, todos os tamanhos de anúncio',
  paragraph:
    'Envie uma imagem e escolha os tamanhos: 1080×1080 e 1080×1350 para o feed, 1080×1920 para stories, 1200×628 para links e os banners de display. Encontramos rostos, texto e o assunto para não cortar nada importante. Você pode ajustar cada tamanho.',
} satisfies PageWords;
