import { AdNetwork, AdTextKind, type AdBrief, type AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { josa } from 'es-hangul';
import { faultsIn } from '../engine/faults.ts';
import type { LanguagePack } from '../engine/pack.ts';
import { seededRandom } from '../engine/random.ts';
import { cleaned } from '../engine/told-facts.ts';
import { writeAds } from '../write-ads.ts';
import { briefsFor } from './briefs.ts';
import { productsFor } from './local-products.ts';

export type FaultKind = 'grammar' | 'changed fact' | 'cut claim' | 'invented' | 'listed' | 'hashtag';
export type CopyFault = { readonly kind: FaultKind; readonly what: string; readonly text: string };

export type SecondOpinion = (text: string, brief: AdBrief) => readonly string[];

/** Writes that many texts of every kind, tone and network, and looks at each. */
export function checkCopy(language: LocaleCode, pack: LanguagePack, wanted: number, opinion?: SecondOpinion) {
  const random = seededRandom(16);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
  const briefs = [...productsFor(language), ...productsFor(language), ...briefsFor(language)];
  const faults: CopyFault[] = [];
  let texts = 0;
  for (let seed = 0; texts < wanted; seed += 1) {
    const brief = pick(briefs);
    const kind = pick(AdTextKind.options);
    const input = { kind, tone: pick(AdTone.options), network: pick(AdNetwork.options), count: 5, brief };
    for (const { fields } of writeAds(input, pack, seed).results) {
      texts += 1;
      faults.push(...fields.flatMap((field) => faultsOf(field, brief, pack, opinion)));
    }
  }
  return { texts, faults };
}

function faultsOf(field: AdTextField, brief: AdBrief, pack: LanguagePack, opinion?: SecondOpinion): CopyFault[] {
  if (field.name === 'path') return [];
  const read = pack.read(brief);
  return field.text.split('\n').flatMap((line): CopyFault[] => {
    const text = withoutLabel(line, pack);
    const own = faultsIn(text, read, pack.grammar).map((what) => ({ kind: kindOf(what), what, text }));
    const given = read.everything.toLowerCase();
    const others = (opinion?.(text, brief) ?? [])
      .filter((what) => !given.includes(what.toLowerCase()))
      .map((what) => ({ kind: 'grammar' as const, what, text }));
    return [
      ...own,
      ...others,
      ...cutClaims(text, brief, pack),
      ...invented(text, brief),
      ...tags(text, pack),
      ...particles(text, brief, pack),
    ];
  });
}

function kindOf(what: string): FaultKind {
  if (what.startsWith('changes ')) return 'changed fact';
  return what.startsWith('a fact after a colon') ? 'listed' : 'grammar';
}

/** "VOICE: …" is a label, "Shot: …" tells a camera what to do, and a bullet is a list on purpose. */
function withoutLabel(line: string, { radio, script, colon }: LanguagePack): string {
  const labels = [radio.voice, radio.sound, script.shot, script.spoken, script.onScreen].map((label) => label + colon);
  const bare = line.replace(/^\(/u, '');
  const label = labels.find((one) => bare.startsWith(one));
  if (label === script.shot + colon) return '';
  return (label === undefined ? line : bare.slice(label.length)).replace(/^• /u, '');
}

/** A fact that begins in the text must end in it, or in one of the wordings its language allows. */
function cutClaims(text: string, brief: AdBrief, pack: LanguagePack): CopyFault[] {
  const lower = text.toLowerCase();
  const wordings = pack.read(brief).benefits.flatMap((fact) => fact.map(({ line }) => line.toLowerCase()));
  return [...brief.benefits, brief.audience, brief.offer, brief.proof]
    .map((fact) => cleaned(fact).toLowerCase())
    .filter((fact) => fact.split(' ').length > 3)
    .filter((fact) => {
      const start = fact.split(' ').slice(0, 3).join(' ');
      return (
        lower.includes(start) &&
        !lower.includes(fact) &&
        !wordings.some((wording) => wording.startsWith(start) && lower.includes(wording))
      );
    })
    .map((what) => ({ kind: 'cut claim', what, text }));
}

/** Every figure with the unit it has in the brief: "24 hours" never becomes "24 days". */
function invented(text: string, brief: AdBrief): CopyFault[] {
  const figure = /\d+(?:[.,:]\d+)*/gu;
  const given = Object.values(brief)
    .flat()
    .join('\n')
    .replaceAll(/[ \t]+/gu, ' ');
  const units = [...given.matchAll(figure)].map(({ 0: found, index }) => ({
    found,
    unit: /^ ?[\p{L}%€$₽]{0,4}/u.exec(given.slice(index + found.length))?.[0].trimEnd() ?? '',
  }));
  // Words run together in a tag.
  return [...text.replaceAll(/#\S+/gu, (tag) => ' '.repeat(tag.length)).matchAll(figure)]
    .filter(({ 0: found, index }) => {
      const after = text.slice(index + found.length);
      return !units.some((one) => one.found === found && after.startsWith(one.unit));
    })
    .map(({ 0: what }) => ({ kind: 'invented', what, text }));
}

function tags(text: string, { stopWords, tag }: LanguagePack): CopyFault[] {
  return (text.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? [])
    .filter((one) => stopWords.has(one.slice(1).toLocaleLowerCase(tag)) || one.length < 3)
    .map((what) => ({ kind: 'hashtag', what, text }));
}

/** The particle after a Korean name must be the one its last sound asks for. */
function particles(text: string, brief: AdBrief, { tag, read }: LanguagePack): CopyFault[] {
  if (tag !== 'ko') return [];
  const [name = ''] = read(brief).words['brand'] ?? [];
  const pairs = [
    ['은', '는'],
    ['을', '를'],
    ['이에요', '예요'],
  ] as const;
  return pairs.flatMap(([closed, open]) => {
    const right = josa(name, `${closed}/${open}` as '은/는').slice(name.length);
    const wrong = name + (right === closed ? open : closed);
    return /[가-힣]$/u.test(name) && new RegExp(`${escaped(wrong)}(?![가-힣])`, 'u').test(text)
      ? [{ kind: 'grammar' as const, what: wrong, text }]
      : [];
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
