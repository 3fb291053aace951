/** Puts a head into a rule's frame: pure, so that the browser's preview and the finished file are the same fit. */
import type { DocumentRule, Range } from './documents.ts';
import { crownOf, type Subject } from './subject.ts';

/** The middle between the eyes comes to (x, y) of the frame, upright, at this scale. */
export type Fit = { readonly x: number; readonly y: number; readonly scale: number };

/** Moves by hand, in millimetres; `head` null leaves its height to the rule. */
export type Adjust = { readonly head: number | null; readonly right: number; readonly down: number };

export const untouched: Adjust = { head: null, right: 0, down: 0 };

/** Share of the free height that stays above the head where the eye line leaves a choice. */
const above = 0.42;
/** Hair keeps this share of the height away from the upper edge. */
const air = 0.02;
const steps = 40;

/** Null when no place in the rule keeps the photo's own edge out of the picture. */
export function fitToRule(subject: Subject, rule: DocumentRule, adjust: Adjust = untouched): Fit | null {
  const hand = adjust.head !== null || adjust.right !== 0 || adjust.down !== 0;
  const found = search(subject, rule, adjust.head);
  if (!hand) return found;
  const start = found ?? freeFit(subject, rule, adjust.head ?? middle(rule.head));
  const unit = pixelsPerMillimetre(rule);
  return { ...start, x: start.x + adjust.right * unit, y: start.y + adjust.down * unit };
}

function search(subject: Subject, rule: DocumentRule, wanted: number | null): Fit | null {
  const heads = wanted === null ? nearestFirst(rule.head, middle(rule.head)) : [wanted];
  for (const hairInside of [true, false]) {
    for (const head of heads) {
      const place = freeFit(subject, rule, head);
      for (const eyes of nearestFirst(rule.eyes, eyesAbove(rule, place.y))) {
        const fit = { ...place, y: rule.pixels.height - eyes * pixelsPerMillimetre(rule) };
        if (isWhole(subject, rule, fit) && (!hairInside || hasAir(subject, rule, fit))) return fit;
      }
    }
  }
  return null;
}

/** The head at this height, with the space above it that looks right. */
function freeFit(subject: Subject, rule: DocumentRule, head: number): Fit {
  const { width, height } = rule.pixels;
  const crown = crownOf(subject, rule.crown);
  const pixels = head * pixelsPerMillimetre(rule);
  const scale = pixels / (subject.chin - crown);
  return { x: width / 2, y: (height - pixels) * above - crown * scale, scale };
}

function isWhole(subject: Subject, { pixels }: DocumentRule, { x, y, scale }: Fit): boolean {
  if (y + subject.foot * scale < pixels.height - 1) return false;
  return subject.cuts.every(([dx, dy]) => {
    const [left, top] = [x + dx * scale, y + dy * scale];
    return left <= 0.5 || top <= 0.5 || left >= pixels.width - 0.5 || top >= pixels.height - 0.5;
  });
}

function hasAir(subject: Subject, { pixels }: DocumentRule, { y, scale }: Fit): boolean {
  return y + subject.hair * scale >= air * pixels.height;
}

/** Values of the range, the one nearest to the wish first, and never quite at its ends, where rounding would leave it. */
function nearestFirst({ min, max }: Range, wish: number): number[] {
  const inset = (max - min) * 0.02;
  const step = (max - min - 2 * inset) / steps;
  const values = Array.from({ length: steps + 1 }, (_, i) => min + inset + i * step);
  return values.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
}

export function pixelsPerMillimetre(rule: DocumentRule): number {
  return rule.pixels.height / rule.millimetres.height;
}

export type Measures = {
  /** All in millimetres: chin to crown, eyes above the lower edge, crown under the upper edge, off the middle. */
  readonly head: number;
  readonly eyes: number;
  readonly top: number;
  readonly aside: number;
  /** The photo's own edge stays out of the picture. */
  readonly whole: boolean;
};

export function measureFit(subject: Subject, rule: DocumentRule, fit: Fit): Measures {
  const unit = pixelsPerMillimetre(rule);
  const crown = crownOf(subject, rule.crown);
  return {
    head: ((subject.chin - crown) * fit.scale) / unit,
    eyes: eyesAbove(rule, fit.y),
    top: (fit.y + crown * fit.scale) / unit,
    aside: (fit.x - rule.pixels.width / 2) / unit,
    whole: isWhole(subject, rule, fit),
  };
}

function eyesAbove(rule: DocumentRule, y: number): number {
  return (rule.pixels.height - y) / pixelsPerMillimetre(rule);
}

function middle({ min, max }: Range): number {
  return (min + max) / 2;
}
