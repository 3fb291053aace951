import type { CaptionsLayer } from '../creative/layer.ts';

/** What a look does with words that are spoken, have been, and will be. */
export type CaptionBehaviour = {
  /** Words that are yet to come: there, faint, or not there. */
  readonly coming: 'shown' | 'faint' | 'hidden';
  /** Which words have the colour of what is spoken. */
  readonly lit: 'none' | 'active' | 'spoken';
  /** A plate behind the word that is spoken, behind all that were, or behind the whole page. */
  readonly plate?: 'active' | 'spoken' | 'page' | 'line';
  /** How a word comes: it grows, jumps, fades in or is typed. */
  readonly move?: 'grow' | 'jump' | 'fade' | 'type';
  /** Seconds that takes; a typed word takes as long as it is spoken. */
  readonly seconds?: number;
  /** How many words a page has at most, where the look decides it. */
  readonly page?: number;
  /** Words of weight keep the colour of what is spoken. */
  readonly emphasis?: true;
};

export const captionLooks: Record<CaptionsLayer['look'], CaptionBehaviour> = {
  plain: { coming: 'shown', lit: 'none' },
  pill: { coming: 'shown', lit: 'active', plate: 'active' },
  karaoke: { coming: 'shown', lit: 'spoken' },
  pop: { coming: 'hidden', lit: 'active', move: 'grow', seconds: 0.16, page: 1 },
  stack: { coming: 'hidden', lit: 'none', move: 'grow', seconds: 0.16, emphasis: true },
  box: { coming: 'shown', lit: 'active', plate: 'page', emphasis: true },
  stroke: { coming: 'shown', lit: 'active', emphasis: true },
  typewriter: { coming: 'hidden', lit: 'none', move: 'type', emphasis: true },
  underline: { coming: 'shown', lit: 'active', plate: 'line' },
  marker: { coming: 'shown', lit: 'spoken', plate: 'spoken' },
  bounce: { coming: 'shown', lit: 'active', move: 'jump', seconds: 0.24, emphasis: true },
  fade: { coming: 'faint', lit: 'none', move: 'fade', seconds: 0.2, emphasis: true },
  glow: { coming: 'faint', lit: 'spoken' },
};
