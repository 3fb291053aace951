import { AppError } from '@adwright/contract/errors.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { z } from 'zod';

type LocaleModule = { default: () => { localeError: z.core.$ZodErrorMap } };

/** Zod speaks all our languages; only the words of those that are asked for are loaded. */
const zodWords: Record<LocaleCode, () => Promise<LocaleModule>> = {
  en: () => import('zod/v4/locales/en.js'),
  ru: () => import('zod/v4/locales/ru.js'),
  ja: () => import('zod/v4/locales/ja.js'),
  id: () => import('zod/v4/locales/id.js'),
  ar: () => import('zod/v4/locales/ar.js'),
  cn: () => import('zod/v4/locales/zh-CN.js'),
  de: () => import('zod/v4/locales/de.js'),
  es: () => import('zod/v4/locales/es.js'),
  fr: () => import('zod/v4/locales/fr.js'),
  it: () => import('zod/v4/locales/it.js'),
  kr: () => import('zod/v4/locales/ko.js'),
  nl: () => import('zod/v4/locales/nl.js'),
  pt: () => import('zod/v4/locales/pt.js'),
  tr: () => import('zod/v4/locales/tr.js'),
  zh: () => import('zod/v4/locales/zh-TW.js'),
};

/** A caller has to mend the first few; a hostile body must not make us list a million. */
const listedIssues = 20;

/**
 * Postgres stores every text but one with a NUL or half of a surrogate pair; refused here, it is the caller's mistake
 * and not a failed query.
 */
function holdsUnstorable(raw: unknown): boolean {
  // JSON writes whole pairs as they are and halves as escapes. An even number of backslashes before it is somebody
  // writing about the escape.
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(JSON.stringify(raw ?? null));
}

/** No input of ours comes near it; what is built to exhaust the stack goes far beyond. */
const deepest = 100;

/** With a stack of its own: everything after it walks by recursion. */
function isTooDeep(raw: unknown): boolean {
  const stack: { value: unknown; depth: number }[] = [{ value: raw, depth: 0 }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (item.depth > deepest) return true;
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const value of Object.values(item.value)) stack.push({ value, depth: item.depth + 1 });
  }
  return false;
}

/** The input as the schema reads it, or `invalid_input` with every problem's place and words. */
export async function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  locale: LocaleCode,
): Promise<z.output<Schema>> {
  if (isTooDeep(raw) || holdsUnstorable(raw)) throw new AppError('invalid_input');
  const first = schema.safeParse(raw);
  if (first.success) return first.data;
  const words = (await zodWords[locale]()).default();
  const { error } = schema.safeParse(raw, { error: words.localeError });
  const issues = (error ?? first.error).issues.slice(0, listedIssues);
  throw new AppError(
    'invalid_input',
    {},
    issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}
