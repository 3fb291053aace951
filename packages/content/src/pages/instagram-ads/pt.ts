import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no Instagram',
  title: `Anúncios no Instagram: texto e tamanhos | ${brand.name}`,
  description:
    'Escreva textos de Instagram para feed, Stories e Reels e conheça os tamanhos e as zonas seguras: 1080×1350 no feed, 1080×1920 na vertical.',
  heading: 'Textos para uma plataforma feita de imagens',
  paragraph: `Em Stories e Reels aparecem uns 72 caracteres; no feed, 125. O ${brand.name} escreve o texto e o gancho dos primeiros segundos de um Reel e conta cada caractere. Na imagem, deixe livres os 14% de cima e os 35% de baixo de 1080×1920: é ali que ficam os controles do Instagram.`,
} satisfies PageWords;
