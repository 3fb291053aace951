import type { AdNetwork, AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { codePoints } from './engine/code-points.ts';

/**
 * What each network takes and how it counts. The one place for these numbers; sources beside them.
 * `visible` is how much shows before the text is folded, `limit` what the network refuses to go over.
 * Null means that no public figure was found: nothing is refused there.
 */
export type FieldRule = {
  readonly name: AdTextField['name'];
  readonly limit: number | null;
  readonly visible: number | null;
};

export type Counting = {
  /** Wide East Asian characters and pictographs count twice. */
  readonly wideCountsTwice: boolean;
  /** What is one character: a code point, or a UTF-16 unit, of which a pictograph has two or more. */
  readonly unit?: 'code-point' | 'utf-16';
};

export type Placement = Counting & {
  /** The fields of one ad, in the order they are shown. */
  readonly ad: readonly FieldRule[];
  readonly headline: FieldRule;
  /** A post's text with its hashtags. */
  readonly caption: FieldRule;
  /** The line a video opens with, or that shows above the fold. */
  readonly hook: FieldRule;
};

const rule = (name: FieldRule['name'], limit: number | null, visible: number | null = null): FieldRule => ({
  name,
  limit,
  visible,
});

export const placements = {
  // Meta Business Help, ads guide (feed): primary text 125 visible of 2200, headline 27–40 of 255, description 27–30 of 255.
  meta: {
    wideCountsTwice: false,
    ad: [rule('primary', 2200, 125), rule('headline', 255, 40), rule('description', 255, 30)],
    headline: rule('headline', 255, 40),
    caption: rule('text', 2200, 125),
    hook: rule('text', 2200, 125),
  },
  // TikTok Ads Manager, in-feed specification: 1–100 characters, 50 for Chinese, Japanese and Korean. Its posting
  // interface says that texts are measured in UTF-16.
  tiktok: {
    wideCountsTwice: true,
    unit: 'utf-16',
    ad: [rule('text', 100)],
    headline: rule('headline', 100),
    caption: rule('text', 100),
    hook: rule('text', 100),
  },
  // Google Ads Help, responsive display ads: headline 30, long headline 90, description 90; double-width characters count as two.
  google: {
    wideCountsTwice: true,
    ad: [rule('headline', 30), rule('primary', 90), rule('description', 90)],
    headline: rule('headline', 30),
    caption: rule('text', 90),
    hook: rule('text', 90),
  },
  // Google Ads Help, in-feed video ads: two lines of 40.
  youtube: {
    wideCountsTwice: true,
    ad: [rule('headline', 40), rule('description', 40)],
    headline: rule('headline', 40),
    caption: rule('text', null, 100),
    hook: rule('text', null, 100),
  },
  // LinkedIn Marketing Solutions, single image ads: introductory text 150 visible of 600, headline 70 of 200.
  linkedin: {
    wideCountsTwice: false,
    // Unconfirmed, and so counted the strictest way.
    unit: 'utf-16',
    ad: [rule('primary', 600, 150), rule('headline', 200, 70)],
    headline: rule('headline', 200, 70),
    caption: rule('text', 600, 150),
    hook: rule('text', 600, 150),
  },
  // Amazon Ads, sponsored brands: headline 50 (unconfirmed, so an operator may change it).
  amazon: {
    wideCountsTwice: false,
    ad: [rule('headline', 50)],
    headline: rule('headline', 50),
    caption: rule('text', null),
    hook: rule('text', null, 100),
  },
  // No public specification found.
  discord: {
    wideCountsTwice: false,
    ad: [rule('headline', null, 60), rule('primary', null, 200)],
    headline: rule('headline', null, 60),
    caption: rule('text', null, 200),
    hook: rule('text', null, 100),
  },
  any: {
    wideCountsTwice: false,
    ad: [rule('primary', null), rule('headline', null)],
    headline: rule('headline', null),
    caption: rule('text', null),
    hook: rule('text', null),
  },
} as const satisfies Record<AdNetwork, Placement>;

/** Google Ads Help, responsive search ads: 3–15 headlines of 30, 2–4 descriptions of 90, two paths of 15. */
export const searchAd = {
  wideCountsTwice: true,
  headline: rule('headline', 30),
  headlines: 15,
  fewestHeadlines: 5,
  description: rule('description', 90),
  descriptions: 4,
  fewestDescriptions: 2,
  path: rule('path', 15),
  paths: 2,
} as const;

// Hangul, kana, CJK ideographs with their punctuation, full-width forms.
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/gu;

const pictograph = /\p{Extended_Pictographic}/gu;

/** As the network counts. */
export function countCharacters(text: string, { wideCountsTwice, unit = 'code-point' }: Counting): number {
  const characters = unit === 'utf-16' ? text.length : codePoints(text);
  if (!wideCountsTwice) return characters;
  // In UTF-16 a pictograph is two units already.
  const pictographs = unit === 'utf-16' ? 0 : (text.match(pictograph)?.length ?? 0);
  return characters + (text.match(wide)?.length ?? 0) + pictographs;
}
