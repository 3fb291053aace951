import type { SeenText } from '../inspect/inspect-creative.ts';
import type { DisplayList } from '../layout/display-list.ts';
import { along } from './along.ts';
import type { AdSubject } from './ad-subject.ts';
import { headlineWorth, isCutOff, isNamed, repeatedLines } from './headline-worth.ts';
import { pictureDensities } from './picture-density.ts';

/** Below this a headline could stand over anything. */
export const weakHeadline = 50;

/** What the ad leads with: its headline, or a quote where that is the idea. */
export function leadOf(texts: readonly SeenText[]): string | undefined {
  const lead = texts.find(({ slot }) => slot === 'headline') ?? texts.find(({ slot }) => slot === 'quote');
  return lead?.text;
}

/** A logo, or a name among the words. */
export function saysWhose(texts: readonly SeenText[], list: DisplayList, subject: AdSubject): boolean {
  const nodes = [...(list.scenes[0]?.nodes ?? []), ...list.overlay];
  return (
    nodes.some(({ slot }) => slot === 'logo') ||
    isNamed(
      texts.map(({ text }) => text),
      subject.names,
    )
  );
}

/** Whether the words tell what this is: the headline whole and about it, nothing said twice, the name somewhere. */
export function messagePart(
  texts: readonly SeenText[],
  list: DisplayList,
  subject: AdSubject,
): { score: number; value: number } {
  const lead = leadOf(texts);
  const worth = lead === undefined ? 0 : headlineWorth(lead, subject);
  const isCut = lead !== undefined && isCutOff(lead, [...subject.names, ...subject.facts]);
  const isNameCut = texts.some(({ slot, text }) => slot === 'brand-name' && isCutOff(text, subject.names));
  const twice = repeatedLines(texts).length;
  const nameless = !saysWhose(texts, list, subject);
  return {
    value: Number(worth < weakHeadline) + Number(isCut) + Number(isNameCut) + twice + Number(nameless),
    score: worth - (isCut ? 85 : 0) - (isNameCut ? 40 : 0) - Math.min(80, twice * 42) - (nameless ? 12 : 0),
  };
}

/** A picture with fewer pixels than it is drawn with is soft; with a quarter of them it is a blur. */
export function picturePart(list: DisplayList): { score: number; value: number } | undefined {
  const [coarsest] = pictureDensities(list);
  if (!coarsest) return undefined;
  const value = Math.min(1, coarsest.density);
  return {
    value,
    score: along(
      [
        [0.1, 0],
        [0.25, 20],
        [0.45, 62],
        [0.7, 90],
        [0.95, 100],
      ],
      value,
    ),
  };
}
