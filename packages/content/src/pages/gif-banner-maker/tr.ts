import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF bant yapıcı',
  title: `GIF bantlar: boyutlar ve kurallar | ${brand.name}`,
  description:
    'Hareketli bantlar 150 KB’ın altında kalmalı ve 30 saniyede durmalı. GIF bant yapıcı ne için ve sözleri şimdiden nasıl hazırlanır.',
  heading: '150 KB’ın altında hareketli bir bant',
  paragraph: `Google Display, 30 saniyede duran ve 150 KB’ı aşmayan hareketli bantları kabul eder. Aracın amacı bunları başlık, görsel ve düğmeden kurup bu ağırlıkta tutmak. Henüz ${brand.name} içinde yok. Bandınızda dönecek iki üç kısa cümleyi başlık ve eylem çağrısı üreticileriyle yazın.`,
} satisfies PageWords;
