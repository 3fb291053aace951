/** The part of Postgres's own notation of questions that `text-query.ts` and `wanted.ts` write. */
export type Question =
  | { readonly kind: 'word'; readonly word: string; readonly isBegun: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Question[] };

const tokens = /'((?:[^'\\]|''|\\\\)*)'(:\*)?|[()&|]/g;

/** Null for one that asks nothing. */
export function readTsquery(text: string): Question | null {
  if (text.trim() === '') return null;
  const found = [...text.matchAll(tokens)];
  let at = 0;
  const takes = (sign: string): boolean => {
    const isNext = found[at]?.[0] === sign;
    if (isNext) at += 1;
    return isNext;
  };
  const one = (): Question => {
    if (takes('(')) {
      const inner = any();
      if (!takes(')')) throw new Error('A question has a parenthesis that does not end');
      return inner;
    }
    const [, word, begun] = found[at] ?? [];
    if (word === undefined) throw new Error('A question has no word where one should be');
    at += 1;
    return { kind: 'word', word: unquoted(word), isBegun: begun !== undefined };
  };
  const several = (kind: 'all' | 'any', sign: string, next: () => Question): Question => {
    const parts = [next()];
    while (takes(sign)) parts.push(next());
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind, parts };
  };
  const all = (): Question => several('all', '&', one);
  const any = (): Question => several('any', '|', all);
  const question = any();
  if (at < found.length) throw new Error('A question goes on after its end');
  return question;
}

export function wordsIn(question: Question): (Question & { kind: 'word' })[] {
  return question.kind === 'word' ? [question] : question.parts.flatMap(wordsIn);
}

const unquoted = (text: string): string => text.replaceAll("''", "'").replaceAll('\\\\', '\\');
