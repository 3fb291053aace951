import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Afiş üreticisi',
  title: `Baskı ve ekran için afişler | ${brand.name}`,
  description:
    'Afiş; bir görsel, bir cümle ve bir eylem yoludur. Üretici ne için ve sloganıyla QR kodu bugün nasıl yapılır.',
  heading: 'Bir görsel, bir cümle, bir eylem',
  paragraph:
    'Üreticinin amacı ürününüz, bir cümle ve bir tekliften afiş düzenlemek. Henüz afiş çizmiyor. Üç parçadan ikisi hazır: cümleyi slogan üreticisiyle yazın ve kendi renklerinizde, basmadan önce geri okunarak denetlenen bir QR kodu yapın.',
} satisfies PageWords;
