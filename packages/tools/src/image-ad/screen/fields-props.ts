import type { ProblemWords } from '../../kit/form/screen/use-problems.ts';
import type { ImageAdFields } from './fields.ts';

/** What every part of the form gets. */
export type FieldsProps = {
  fields: ImageAdFields;
  problems: ProblemWords;
  /** Nothing could be cut out of the product's picture. */
  noCutout: boolean;
  onChange: (change: Partial<ImageAdFields>) => void;
};
