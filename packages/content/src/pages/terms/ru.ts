import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Условия',
  title: `Условия использования | ${brand.name}`,
  description: `Правила этой установки ${brand.name}: аккаунт, ваша работа, кредиты и возвраты, что запрещено, и лицензия открытого кода.`,
  heading: 'Условия использования',
  paragraph: 'Написаны, чтобы их читали: чего ждать вам, чего ждут от вас и что происходит с вашей работой.',
  updated: 'Последнее изменение: 15 ноября 2026 г.',
} satisfies WordsOf<typeof english>;
