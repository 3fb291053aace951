import { AppError } from '@adwright/contract/errors.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { z } from 'zod';
import { placedIssues } from './placed-issues.ts';
import { unkeepable } from './unkeepable.ts';

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

/** The input as the schema reads it, or `invalid_input` with every problem's place and words. */
export async function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  locale: LocaleCode,
): Promise<z.output<Schema>> {
  const fault = unkeepable(raw);
  if (fault !== null) throw new AppError('invalid_input', {}, [fault]);
  const first = schema.safeParse(raw);
  if (first.success) return first.data;
  const words = (await zodWords[locale]()).default();
  const { error } = schema.safeParse(raw, { error: words.localeError });
  throw new AppError(
    'invalid_input',
    {},
    placedIssues((error ?? first.error).issues.slice(0, listedIssues)).slice(0, listedIssues),
  );
}
