import type { TranslationRequest } from '@adwright/domain/engines/translation.ts';
import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';
import { languageName } from './language-name.ts';

export const TranslatedTexts = z.object({ translations: z.array(z.string()) });
export type TranslatedTexts = z.output<typeof TranslatedTexts>;

const system = [
  'You translate advertising. You write what a native copywriter would say, not word for word.',
  'Keep the order and the number of texts. Keep names of brands and products, numbers, prices, addresses and anything in {braces} exactly as they are.',
  'Add nothing and leave nothing out. Keep line breaks.',
  dataIsNotOrders,
].join('\n');

export function translationPrompt(request: TranslationRequest): ObjectRequest<TranslatedTexts> {
  const { texts, from, to, purpose, maxCharacters } = request;
  const limits = maxCharacters?.map((limit, index) =>
    limit === null ? null : `text ${index + 1}: at most ${limit} characters`,
  );
  const prompt = [
    `Translate ${from === null ? '' : `from ${languageName(from)} `}into ${languageName(to)}.`,
    ...(purpose ? [`They are ${purpose}.`] : []),
    ...(limits ? limits.filter((limit) => limit !== null) : []),
    factsBlock('texts', texts),
  ].join('\n');
  const letters = texts.reduce((total, text) => total + text.length, 0);
  return {
    name: 'translations',
    system,
    prompt,
    schema: TranslatedTexts,
    maxOutputTokens: Math.min(16_000, 1_000 + letters * 2),
    check: ({ translations }) => faultsOf(translations, request),
  };
}

function faultsOf(translations: readonly string[], { texts, maxCharacters }: TranslationRequest): string[] {
  if (translations.length !== texts.length) {
    return [`There are ${texts.length} texts, but ${translations.length} translations.`];
  }
  return texts.flatMap((text, index) => {
    const translation = translations[index] ?? '';
    const limit = maxCharacters?.[index] ?? null;
    const length = [...translation].length;
    const lost = (text.match(/\{[^{}]*\}/g) ?? []).filter((slot) => !translation.includes(slot));
    return [
      ...(translation.trim() === '' && text.trim() !== '' ? [`Text ${index + 1} has no translation.`] : []),
      ...(limit !== null && length > limit
        ? [`Translation ${index + 1} has ${length} characters; ${limit} are allowed.`]
        : []),
      ...lost.map((slot) => `Translation ${index + 1} has lost ${slot}.`),
    ];
  });
}
