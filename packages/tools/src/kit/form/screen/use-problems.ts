import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useFormWords } from './form-words.ts';

type Issue = z.core.$ZodIssue;

/** A path within the input, e.g. `brief.product`. */
type Problems = ReadonlyMap<string, Issue>;

/** What a schema made of the fields. */
export type Parsed = { readonly success: boolean; readonly error?: z.ZodError | undefined };

export function problemsOf(result: Parsed): Problems {
  const problems = new Map<string, Issue>();
  for (const issue of result.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, issue);
    // A list is one field: what is wrong with a line of it is said there.
    const line = issue.path.findIndex((step) => typeof step === 'number');
    const list = issue.path.slice(0, Math.max(0, line)).join('.');
    if (list !== '' && !problems.has(list)) problems.set(list, issue);
  }
  return problems;
}

export type ProblemWords = {
  /** What to say of the field at this path now; nothing while the person has not been there yet. */
  textOf: (path: string) => string | undefined;
  /** Spread on the field: remembers that it was left. */
  leave: (path: string) => { onBlur: () => void };
  /** From now on every problem shows. */
  revealAll: () => void;
};

/** Nobody is told off for what they have not typed yet: a problem shows once its field was left, or at the button. */
export function useProblems(
  parsed: Parsed,
  special: (path: string, issue: Issue) => string | undefined = () => undefined,
): ProblemWords {
  const t = useFormWords();
  const problems = useMemo(() => problemsOf(parsed), [parsed]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const general = (issue: Issue): string => {
    // Bounds of a number are no length.
    if ('origin' in issue && (issue.origin === 'number' || issue.origin === 'int')) return t('invalid');
    if (issue.code === 'too_big') return t('tooLong', { max: Number(issue.maximum) });
    if (issue.code === 'too_small')
      return issue.minimum === 1 ? t('missing') : t('tooShort', { min: Number(issue.minimum) });
    return t('invalid');
  };
  return {
    textOf: (path) => {
      const issue = problems.get(path);
      return issue && (all || left.has(path)) ? (special(path, issue) ?? general(issue)) : undefined;
    },
    leave: (path) => ({ onBlur: () => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))) }),
    revealAll: () => setAll(true),
  };
}
