import { AppError } from '@adwright/contract/errors.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { z } from 'zod';
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
  throw new AppError('invalid_input', {}, placed((error ?? first.error).issues, []).slice(0, listedIssues));
}

type Place = z.core.$ZodIssue['path'];

/** What fits none of several shapes is told what keeps it from the one it comes nearest to: "invalid" says nothing. */
function placed(issues: readonly z.core.$ZodIssue[], within: Place): { path: string; message: string }[] {
  return issues.slice(0, listedIssues).flatMap((issue) => {
    const path = [...within, ...issue.path];
    if (issue.code === 'invalid_union') {
      const [nearest] = issue.errors.toSorted((one, other) => farFrom(one) - farFrom(other));
      if (nearest && nearest.length > 0) return placed(nearest, path);
    }
    return [{ path: path.join('.'), message: issue.message }];
  });
}

/** Another kind of thing altogether is further away than any number of its parts that do not fit. */
function farFrom(issues: readonly z.core.$ZodIssue[]): number {
  return issues.length + (issues.some(({ path }) => path.length === 0) ? 1000 : 0);
}
