import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Генератор медийных объявлений',
  title: `Медийные объявления для Google Display | ${brand.name}`,
  description:
    'Создавайте HTML5-баннеры с clickTag и резервным изображением для КМС Google: до 150 КБ и во всех популярных размерах.',
  heading: 'Баннеры для КМС, готовые к загрузке',
  paragraph:
    'Выберите товар и укажите посадочную страницу. Вы получите HTML5-баннеры в ZIP с clickTag и резервным изображением, каждый до 150 КБ, в размерах КМС Google. Заголовки для адаптивных объявлений напишут текстовые генераторы.',
} satisfies PageWords;
