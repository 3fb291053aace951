import { minContrast } from '../brand/contrast.ts';
import { coveredParts } from '../inspect/covered-parts.ts';
import { inspectCreative, textsOf, type Finding, type SeenText } from '../inspect/inspect-creative.ts';
import type { TextLimit } from '../placements.ts';
import { misspelling } from './brand-spelling.ts';
import { repeatedLines } from './headline-worth.ts';
import { finding, type Linted, type LintFinding, type LintKind } from './lint-finding.ts';
import { worthFindings } from './lint-worth.ts';

export type { LintFinding } from './lint-finding.ts';

function fileFindings({ placement, file }: Linted): LintFinding[] {
  const { maxImageBytes = Number.POSITIVE_INFINITY, width, height } = placement;
  return [
    ...(file.bytes > maxImageBytes ? [finding('weight', 'error', '', file.bytes, maxImageBytes)] : []),
    ...(file.width === width && file.height === height
      ? []
      : [finding('pixel_size', 'error', `${file.width}×${file.height}`, file.width, width)]),
  ];
}

/** The field of a network that a line of the picture is repeated in. */
function limitFor(placement: Linted['placement'], names: readonly string[]): TextLimit | undefined {
  const name = names.find((candidate) => placement.text?.[candidate]);
  return name === undefined ? undefined : placement.text?.[name];
}

/** The words of a picture become the fields beside it; what does not fit there is cut by the network. */
function lengthFindings({ design, placement }: Linted): LintFinding[] {
  const lines = [
    { text: design.brief.headline, limit: limitFor(placement, ['headline', 'card', 'caption']) },
    { text: design.brief.subline ?? '', limit: limitFor(placement, ['primary', 'intro', 'description', 'caption']) },
  ];
  return lines.flatMap(({ text, limit }) => {
    const length = [...text].length;
    return limit && length > limit.visible ? [finding('text_length', 'warning', text, length, limit.visible)] : [];
  });
}

const kinds: Record<Finding['kind'], LintKind> = {
  clipped: 'safe_zone',
  unsafe: 'safe_zone',
  overlap: 'overlap',
  contrast: 'contrast',
  truncated: 'cut_text',
};

/** Its words, or what a picture shows. */
function coveredFindings({ list }: Linted): LintFinding[] {
  const found = new Map<string, LintFinding>();
  for (const { text, slot, by, share } of coveredParts(list)) {
    const subject = text ?? slot ?? '';
    const level = share >= 0.6 ? 'error' : 'warning';
    found.set(subject, { ...finding('covered', level, subject, Math.round(share * 100)), by });
  }
  return [...found.values()];
}

function lookFindings({ list }: Linted, texts: readonly SeenText[]): LintFinding[] {
  const found = new Map<string, LintFinding>();
  for (const { kind, node } of inspectCreative(list)) {
    const text = texts.find(({ layer }) => layer === node || layer === node.replace(/-\d+$/, ''));
    const subject = text?.text ?? node;
    const ratio = Math.round((text?.contrast ?? 0) * 10) / 10;
    const isContrast = kind === 'contrast';
    const level = kind === 'clipped' || kind === 'overlap' || (isContrast && ratio < 3) ? 'error' : 'warning';
    const key = `${kinds[kind]} ${subject}`;
    if (found.get(key)?.level === 'error') continue;
    found.set(key, finding(kinds[kind], level, subject, isContrast ? ratio : null, isContrast ? minContrast : null));
  }
  const missed = new Set(['headline', 'subline', 'cta', 'price', 'badge', 'quote', 'bullet']);
  const left = new Set(list.dropped.flatMap(({ slot }) => (slot && missed.has(slot) ? [slot] : [])));
  return [...found.values(), ...[...left].map((slot) => finding('left_out', 'warning', slot))];
}

const fillers =
  /lorem ipsum|\b(?:your|add|enter|insert|type) (?:a |an |the |your )?(?:headline|text|title|subline|copy|name)\b|\b(?:todo|tbd|xxx+)\b|\{[^}]*\}|\[(?:headline|name|product|text|brand)[^\]]*\]/iu;
const twice = /(?<![\p{L}\p{M}])(\p{L}{2,})\s+\1(?![\p{L}\p{M}])/iu;

function wordFindings({ design }: Linted, texts: readonly SeenText[]): LintFinding[] {
  const found: LintFinding[] = [];
  if (!texts.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) found.push(finding('empty_words', 'error'));
  for (const { text } of texts) {
    const filler = fillers.exec(text)?.[0];
    if (filler !== undefined) found.push(finding('empty_words', 'error', filler));
    const doubled = twice.exec(text)?.[0];
    if (doubled !== undefined) found.push(finding('duplicate_words', 'warning', doubled));
    const wrong = design.brand.name === '' ? undefined : misspelling(text, design.brand.name);
    if (wrong !== undefined) found.push(finding('brand_spelling', 'warning', wrong));
  }
  const repeated = new Set(repeatedLines(texts));
  return [...found, ...[...repeated].map((line) => finding('duplicate_words', 'warning', line))];
}

/** What should be looked at before a file goes to its network; the errors first. */
export function lintDesign(linted: Linted): LintFinding[] {
  const texts = textsOf(linted.list);
  const found = [
    ...fileFindings(linted),
    ...lookFindings(linted, texts),
    ...coveredFindings(linted),
    ...wordFindings(linted, texts),
    ...worthFindings(linted, texts),
    ...lengthFindings(linted),
  ];
  return found.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}
