import { minContrast } from '../brand/contrast.ts';
import { inspectCreative, textsOf, type Finding, type SeenText } from '../inspect/inspect-creative.ts';
import type { DisplayList } from '../layout/display-list.ts';
import type { Placement, TextLimit } from '../placements.ts';
import { misspelling } from './brand-spelling.ts';
import type { AdDesign } from './design.ts';

export type LintKind =
  | 'text_length'
  | 'weight'
  | 'pixel_size'
  | 'safe_zone'
  | 'contrast'
  | 'cut_text'
  | 'overlap'
  | 'brand_spelling'
  | 'empty_words'
  | 'duplicate_words'
  | 'left_out';

/** `subject` is the text or part it is about; `value` and `limit` are what was found and what is allowed. */
export type LintFinding = {
  readonly kind: LintKind;
  /** An error is what a network refuses or nobody can read; a warning is worth a look. */
  readonly level: 'error' | 'warning';
  readonly subject: string;
  readonly value: number | null;
  readonly limit: number | null;
};

export type Linted = {
  readonly design: Pick<AdDesign, 'brief' | 'brand'>;
  /** A network's, or any other size: what it does not limit is not judged. */
  readonly placement: Pick<Placement, 'width' | 'height' | 'maxImageBytes' | 'text'>;
  readonly list: DisplayList;
  readonly file: { readonly width: number; readonly height: number; readonly bytes: number };
};

const finding = (
  kind: LintKind,
  level: LintFinding['level'],
  subject = '',
  value: number | null = null,
  limit: number | null = null,
): LintFinding => ({ kind, level, subject, value, limit });

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
  const seen = new Set<string>();
  for (const { text } of texts) {
    const filler = fillers.exec(text)?.[0];
    if (filler !== undefined) found.push(finding('empty_words', 'error', filler));
    const doubled = twice.exec(text)?.[0];
    if (doubled !== undefined) found.push(finding('duplicate_words', 'warning', doubled));
    const plain = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (plain.includes(' ') && seen.has(plain)) found.push(finding('duplicate_words', 'warning', text));
    seen.add(plain);
    const wrong = design.brand.name === '' ? undefined : misspelling(text, design.brand.name);
    if (wrong !== undefined) found.push(finding('brand_spelling', 'warning', wrong));
  }
  return found;
}

/** What should be looked at before a file goes to its network; the errors first. */
export function lintDesign(linted: Linted): LintFinding[] {
  const texts = textsOf(linted.list);
  const found = [
    ...fileFindings(linted),
    ...lookFindings(linted, texts),
    ...wordFindings(linted, texts),
    ...lengthFindings(linted),
  ];
  return found.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}
