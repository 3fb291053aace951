import type { DisplayList } from '../layout/display-list.ts';
import type { Placement } from '../placements.ts';
import type { AdDesign } from './design.ts';

export type LintKind =
  | 'text_length'
  | 'weight'
  | 'pixel_size'
  | 'safe_zone'
  | 'contrast'
  | 'cut_text'
  | 'overlap'
  | 'covered'
  | 'brand_spelling'
  | 'empty_words'
  | 'duplicate_words'
  | 'left_out'
  | 'blurry_picture'
  | 'small_text'
  | 'cut_headline'
  | 'weak_headline'
  | 'no_product'
  | 'no_name';

/** `subject` is the text or part it is about; `value` and `limit` are what was found and what is allowed. */
export type LintFinding = {
  readonly kind: LintKind;
  /** An error is what a network refuses or nobody can read; a warning is worth a look. */
  readonly level: 'error' | 'warning';
  readonly subject: string;
  readonly value: number | null;
  readonly limit: number | null;
  /** covered: the node that lies over it. */
  readonly by?: string;
};

export type Linted = {
  readonly design: Pick<AdDesign, 'base' | 'brief' | 'brand' | 'product' | 'logos'>;
  /** A network's, or any other size: what it does not limit is not judged. */
  readonly placement: Pick<Placement, 'width' | 'height' | 'maxImageBytes' | 'text'>;
  readonly list: DisplayList;
  /** What is known of the product beyond what the ad says: a headline may be taken from it. */
  readonly facts?: readonly string[] | undefined;
  readonly file: { readonly width: number; readonly height: number; readonly bytes: number };
};

export const finding = (
  kind: LintKind,
  level: LintFinding['level'],
  subject = '',
  value: number | null = null,
  limit: number | null = null,
): LintFinding => ({ kind, level, subject, value, limit });
