import type { ProblemWords } from '../../kit/form/screen/use-problems.ts';
import type { QrContentOf } from '../plan/content.ts';
import type { QrType } from './fields.ts';

/** What the fields of one kind of code get. */
export type ContentProps<Type extends QrType> = {
  content: QrContentOf<Type>;
  problems: ProblemWords;
  onChange: (change: Partial<QrContentOf<Type>>) => void;
};
