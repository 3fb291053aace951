import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI 広告',
  title: `CGI 広告：アイデアから構成まで | ${brand.name}`,
  description:
    '本物の商品とあり得ない場面が、スクロールする指を止めます。CGI 広告ツールの目的と、アイデアと台本をいま書く方法。',
  heading: '本物の商品で、あり得ない場面を',
  paragraph:
    'CGI 広告は、商品をあるはずのない場所に置きます。電車に乗った口紅、家ほどの靴。このツールはそうした場面を描くためのものですが、まだできません。いまここでできるのは、その前の仕事。場面が果たすべきフックと、何が起こるかを書いた台本です。',
} satisfies PageWords;
