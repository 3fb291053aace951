import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { firstSounding, soundOf } from '../../kit/avatar/plan/sound-of.ts';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { languageOfProduct, languageWhileDescribed } from '../../kit/form/plan/language-of-words.ts';
import { withoutBlanks } from '../../kit/form/plan/typed-text.ts';
import { VideoAdInput } from '../contract.ts';
import { filmTemplates } from '../plan/offered.ts';

export type Script = NonNullable<VideoAdInput['script']>;

/** What stands in the form's fields. */
export type VideoAdFields = Omit<VideoAdInput, 'language' | 'template'> & {
  language: LocaleCode;
  template: TemplateId;
  /** Nobody has chosen a voice yet: the language's first is taken, or the first that fits the presenter. */
  anyVoice: boolean;
  /** The person has changed the script: no new one takes its place unasked. */
  ownScript: boolean;
  /** The product's name when the script was written: a script that a person changed stays, and says whose it is. */
  scriptFor: string;
  /** Which of the many scripts the facts allow. */
  seed: number;
};

const usual = VideoAdInput.parse({ product: { title: '-' } });

export function fieldsFrom(initial: Partial<VideoAdInput>, language: LocaleCode): VideoAdFields {
  const parsed = AdProductInput.safeParse(initial.product);
  const product = parsed.success ? parsed.data : { ...noProduct, ...initial.product };
  const whole = VideoAdInput.safeParse({ ...initial, product: { ...product, title: product.title || '-' } });
  const known = whole.success ? whole.data : { ...usual, ...templateIn(initial) };
  return {
    ...known,
    // What the fields say is a film of its own, whatever the one before it was.
    film: null,
    hooks: [],
    after: null,
    gif_of: null,
    product,
    language: isLocaleCode(initial.language) ? initial.language : languageOfProduct(product, language),
    anyVoice: !initial.script && !initial.voice,
    ownScript: Boolean(known.script),
    scriptFor: product.title,
    seed: 1,
  };
}

function templateIn({ template }: Partial<VideoAdInput>): { template: TemplateId } | undefined {
  return template && filmTemplates.includes(template) ? { template } : undefined;
}

/** While a product is typed, its script says which language the film speaks; a script of the person's own has one. */
export function whileDescribed(fields: VideoAdFields, product: AdProductInput): Partial<VideoAdFields> {
  const { language: current, ownScript } = fields;
  const language = ownScript ? current : languageWhileDescribed(current, fields.product, product);
  return { product, language };
}

/** What was said of one product holds for no other. */
export function forProduct(fields: VideoAdFields, product: AdProductInput): Partial<VideoAdFields> {
  return { product, language: languageOfProduct(product, fields.language), ownScript: false, script: null };
}

/** Who speaks: the voice of the person's choice while it speaks the film's language, else one that fits who is seen. */
export function voiceOf(
  { anyVoice, voice, avatar }: Pick<VideoAdFields, 'anyVoice' | 'voice' | 'avatar'>,
  voices: readonly Pick<VoiceEntry, 'id' | 'gender'>[],
): string | null {
  const usual = firstSounding(voices, avatar === null ? null : soundOf(avatar));
  if (usual === undefined || (voice === null && !anyVoice)) return voice;
  return !anyVoice && voices.some(({ id }) => id === voice) ? voice : usual.id;
}

/** The name a script was written for, where the product has another one by now. */
export function strangerIn({ script, ownScript, scriptFor, product }: VideoAdFields): string | undefined {
  const [then, now] = [scriptFor.trim(), product.title.trim()];
  return script && ownScript && then !== '' && now !== '' && then !== now ? then : undefined;
}

export function parseFields(all: VideoAdFields) {
  const { anyVoice: _voice, ownScript: _own, scriptFor: _for, seed: _seed, ...fields } = all;
  const product = { ...fields.product, benefits: withoutBlanks(fields.product.benefits) };
  return VideoAdInput.safeParse({ ...fields, product });
}

/** What belongs to one film: a preset, which serves the next one too, keeps its look and its sound. */
export const ofEach = [
  'product',
  'script',
  'ownScript',
  'scriptFor',
  'seed',
  'film',
  'hooks',
  'after',
  'brand',
  'gif_of',
] as const satisfies readonly (keyof VideoAdFields)[];
