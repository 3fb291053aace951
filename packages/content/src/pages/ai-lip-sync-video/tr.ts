import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Dudak uyumlu video',
  title: `Yapay zekâ ile dudak uyumu | ${brand.name}`,
  description: 'Video yükleyin, yeni sözler yazın veya bir kayıt kullanın, dudaklar uysun. 15 dil, yeniden çekim yok.',
  heading: 'Videonun ne dediğini değiştirin, dudaklar uysun',
  paragraph:
    'Kameraya bakan bir kişinin en fazla 60 saniyelik videosunu yükleyin. Seslerden biri için en fazla 800 karakter yazın veya kendi kaydınızı kullanın. Kredi harcamadan önce videoyu denetler, sesi dinletiriz. Videonuzun boyutunda, dudak uyumu ölçülmüş ve isterseniz altyazılı bir MP4 alırsınız.',
} satisfies PageWords;
