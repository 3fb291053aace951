import { isElsewhere, namesOf } from '../extract/places.ts';
import { type Element, ofTag, type Page, textOf, within } from '../html/page.ts';

const named =
  /(?:benefit|feature|highlight|bullet|usp|selling-point|vorteil|eigenschaft|avantage|ventaja|vantagg|voordel|keunggulan|avantaj|why-)/i;
const never =
  /(?:tab|pagination|social|share|breadcrumb|menu|nav|filter|variant|option|size|review|faq|rating|thumb|spec|shipping-)/i;

/** Points of a list that speaks for the product: named so, or standing in its description. */
export function findBenefits(page: Page, heading: Element | undefined, description: Element | null): string[] {
  const start = heading?.index ?? 0;
  const scored = [...ofTag(page, 'ul'), ...ofTag(page, 'ol')].slice(0, 400).map((list) => {
    const points = pointsOf(page, list);
    const inDescription = description !== null && list.index > description.index && list.index < description.end;
    const parent = page.elements[list.parent];
    const names = `${namesOf(list)} ${parent === undefined ? '' : namesOf(parent)}`;
    const score =
      (named.test(names) ? 2 : 0) +
      (inDescription ? 1.5 : 0) +
      (list.index > start ? 0.5 : -0.5) +
      (points.length >= 2 && points.length <= 10 ? 0.4 : -0.5) -
      (never.test(names) ? 3 : 0);
    return { points, score, isElsewhere: isElsewhere(page, list) };
  });
  const [best] = scored
    .filter(({ points, score, isElsewhere }) => points.length > 0 && score >= 0.9 && !isElsewhere)
    .sort((left, right) => right.score - left.score);
  return best?.points ?? [];
}

export function pointsOf(page: Page, list: Element): string[] {
  const points: string[] = [];
  for (const item of within(page, list)) {
    if (item.tag !== 'li' || item.parent !== list.index || points.length >= 12) continue;
    const text = textOf(page, item, 400);
    if (isPoint(text) && !isOnlyLink(page, item, text)) points.push(text);
  }
  return points;
}

export function isPoint(text: string): boolean {
  return text.length >= 6 && text.length <= 240 && /\p{L}{2}/u.test(text);
}

/** A point that is nothing but a link is a step in a menu. */
function isOnlyLink(page: Page, item: Element, text: string): boolean {
  for (const inner of within(page, item)) if (inner.tag === 'a' && textOf(page, inner, 400) === text) return true;
  return false;
}
