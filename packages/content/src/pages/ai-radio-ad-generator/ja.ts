import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'ラジオ CM 作成',
  title: `ラジオ・ポッドキャスト広告の原稿作成 | ${brand.name}`,
  description:
    '耳で聞くためのラジオ・ポッドキャスト広告原稿。短い文に、声と音の提案を添え、最後は明確な行動の呼びかけをひとつ。',
  heading: '読むためではなく、聞くための言葉',
  paragraph:
    '聞き手は読み返せません。だから文は短く、声と音の提案を添え、してほしいことをひとつだけ言って終わります。時計を見ながら声に出し、もたつくところを削って、マイクの前へ。',
} satisfies PageWords;
