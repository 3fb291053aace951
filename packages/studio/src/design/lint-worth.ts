import type { SeenText } from '../inspect/inspect-creative.ts';
import { smallestType } from '../templates/kit/frame.ts';
import { subjectOf } from './ad-subject.ts';
import { headlineWorth, isCutOff } from './headline-worth.ts';
import { finding, type Linted, type LintFinding } from './lint-finding.ts';
import { pictureDensities } from './picture-density.ts';
import { leadOf, saysWhose, weakHeadline } from './score-message.ts';

/** A picture with fewer of the pixels it is drawn with looks soft, with fewer still like a mistake. */
const density = { soft: 0.5, blurred: 0.25 };
/** Templates come down to the smallest type; a little less is still read. */
const readable = 0.85;

function pictureFindings({ list }: Linted): LintFinding[] {
  const [coarsest] = pictureDensities(list);
  if (!coarsest || coarsest.density >= density.soft) return [];
  const level = coarsest.density < density.blurred ? 'error' : 'warning';
  return [finding('blurry_picture', level, '', coarsest.has, coarsest.needs)];
}

function smallTexts({ list }: Linted, texts: readonly SeenText[]): LintFinding[] {
  const least = smallestType(list.width, list.height) * readable;
  return texts
    .filter(({ size }) => size < least - 0.05)
    .map(({ text, size }) => finding('small_text', 'warning', text, Math.round(size), Math.ceil(least)));
}

/** Only of a template's ad is it known what should be there; layers laid out by hand are their maker's idea. */
function missingParts({ design, list }: Linted, texts: readonly SeenText[]): LintFinding[] {
  if (design.base.kind !== 'template') return [];
  const nodes = list.scenes[0]?.nodes ?? [];
  const isShown = nodes.some(({ slot, paint }) => paint.kind === 'image' && (slot === 'product' || slot === 'photo'));
  return [
    ...(isShown ? [] : [finding('no_product', 'warning')]),
    ...(saysWhose(texts, list, subjectOf(design)) ? [] : [finding('no_name', 'warning', design.brand.name)]),
  ];
}

function headlineFindings({ design, facts }: Linted, texts: readonly SeenText[]): LintFinding[] {
  const lead = leadOf(texts);
  if (lead === undefined) return [];
  const subject = subjectOf(design, { facts: facts ?? [] });
  if (isCutOff(lead, [...subject.names, ...subject.facts])) return [finding('cut_headline', 'error', lead)];
  return headlineWorth(lead, subject) < weakHeadline ? [finding('weak_headline', 'warning', lead)] : [];
}

/** What nobody refuses and nobody would put money behind. */
export function worthFindings(linted: Linted, texts: readonly SeenText[]): LintFinding[] {
  return [
    ...pictureFindings(linted),
    ...headlineFindings(linted, texts),
    ...missingParts(linted, texts),
    ...smallTexts(linted, texts),
  ];
}
