import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Marka sesi üreticisi',
  title: `Örnekleriyle marka sesi | ${brand.name}`,
  description:
    'Markanızın konuşma biçimini yazıya dökün: nasıl duyulur, neyi asla söylemez; yazarların ve ajansların izleyeceği örnek cümlelerle.',
  heading: 'Markanızın nasıl konuştuğunu yazın',
  paragraph:
    'Yalnızca bir kişinin kafasında yaşayan ses, ilk yeni çalışanla kaybolur. Ürünü, kitleyi ve istediğiniz tonu anlatın; kısa bir kılavuz alın: nasıl duyulur, hep ne yapar, asla ne yapmaz ve bir örnek. Düzenleyip sizin için yazan herkese verin.',
} satisfies PageWords;
