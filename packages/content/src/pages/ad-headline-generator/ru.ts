import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Генератор заголовков',
  title: `Заголовки объявлений с лимитами | ${brand.name}`,
  description:
    'Заголовки для Meta, Google, LinkedIn, YouTube и Amazon, каждый сверен с лимитом площадки: от 30 знаков в поиске до 70 в ленте.',
  heading: 'Заголовки, которые не обрезаются',
  paragraph:
    'Тридцать знаков в Google, около сорока до обрезки в Meta, семьдесят в LinkedIn. Выберите площадку, опишите предложение и получите заголовки, которые помещаются и каждый раз начинают с новой причины.',
} satisfies PageWords;
