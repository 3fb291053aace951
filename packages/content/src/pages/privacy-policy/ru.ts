import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Конфиденциальность',
  title: `Политика конфиденциальности | ${brand.name}`,
  description:
    'Какие данные хранит эта установка, зачем, как долго и кто их видит. Без рекламных трекеров, сторонней аналитики и продажи данных.',
  heading: 'Политика конфиденциальности',
  paragraph:
    'Что о вас хранится, зачем, как долго и как это удалить. Коротко: столько, сколько нужно инструментам, и не больше.',
  updated: 'Последнее изменение: 15 ноября 2026 г.',
} satisfies WordsOf<typeof english>;
