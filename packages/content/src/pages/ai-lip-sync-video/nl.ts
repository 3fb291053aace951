import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Lipsyncvideo',
  title: `AI-lipsync: nieuwe woorden voor je video | ${brand.name}`,
  description:
    'Upload een video, schrijf nieuwe woorden of gebruik een opname, en de lippen volgen. 15 talen, niet opnieuw filmen.',
  heading: 'Verander wat een video zegt, en de lippen volgen',
  paragraph:
    'Upload tot 60 seconden van één persoon die in de camera kijkt. Schrijf tot 800 tekens voor een van de stemmen of gebruik je eigen opname. We controleren de video en laten je de stem horen voordat je een credit uitgeeft. Je krijgt een MP4 in het formaat van je video, met gemeten lipsync en, als je wilt, ondertitels.',
} satisfies PageWords;
