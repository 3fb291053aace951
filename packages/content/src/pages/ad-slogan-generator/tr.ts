import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Slogan üreticisi',
  title: `Marka ve kampanya sloganları | ${brand.name}`,
  description:
    'Marka ya da kampanya için, ürününüzün gerçekten yaptığına dayanan kısa cümleler. Yönleri yan yana görün, akılda kalanı tutun.',
  heading: 'Akılda kalan bir slogan',
  paragraph:
    'İyi bir slogan az sözle tek bir doğruyu söyler. Ürünü ve kimler için olduğunu anlatın, bir ton seçin, yönleri okuyun. Herhangi bir yere basmadan önce başkasının tescil ettirmediğinden emin olun.',
} satisfies PageWords;
