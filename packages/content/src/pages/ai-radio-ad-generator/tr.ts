import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Radyo reklamı üreticisi',
  title: `Radyo ve podcast reklam metinleri | ${brand.name}`,
  description:
    'Kulak için yazılmış radyo ve podcast metinleri: kısa cümleler, yanında ses ve efekt önerisi, tek ve açık bir eylem çağrısı.',
  heading: 'Kâğıt için değil, kulak için',
  paragraph:
    'Dinleyen geri dönüp okuyamaz. Bu yüzden cümleler kısa tutulur, ses ve efekt önerilir, yapılacak tek bir şeyle biter. Saat tutarak yüksek sesle okuyun, uzayanı kısaltın ve mikrofona geçin.',
} satisfies PageWords;
