import { AppError, type ErrorCode, type ErrorIssue } from '@adwright/contract/errors.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { CatalogTool } from '@adwright/tools/catalog.ts';
import { parseInput } from './parse-input.ts';

type Refused = {
  readonly refusal: { readonly code: ErrorCode; readonly issues: readonly ErrorIssue[] };
  readonly locale: LocaleCode;
};

/** What is wrong with a tool's input, place by place, in the caller's language as far as its schema says it. */
export async function localizedIssues(
  tool: CatalogTool | undefined,
  input: unknown,
  { refusal, locale }: Refused,
): Promise<ErrorIssue[]> {
  if (tool === undefined || refusal.code !== 'invalid_input') return [...refusal.issues];
  return parseInput(tool.input, input, locale).then(
    () => [...refusal.issues],
    (error: unknown) => (error instanceof AppError ? [...error.issues] : [...refusal.issues]),
  );
}
