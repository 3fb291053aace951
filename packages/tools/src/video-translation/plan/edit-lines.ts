import type { DocumentLine } from './document.ts';

function joined(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

function newId(lines: readonly DocumentLine[]): string {
  let number = lines.length + 1;
  while (lines.some(({ id }) => id === `line-${number}`)) number += 1;
  return `line-${number}`;
}

/** Two lines of one: between the words nearest to its middle. The translation stays with the first. */
export function splitLine(lines: readonly DocumentLine[], id: string): DocumentLine[] {
  return lines.flatMap((line) => {
    const { words, start, end } = line;
    if (line.id !== id || end - start < 0.6) return [line];
    const middle = (start + end) / 2;
    const at = words.findIndex((word) => word.start >= middle);
    const cut = at > 0 ? at : Math.ceil(words.length / 2);
    const time = words[cut]?.start ?? middle;
    const textOf = (some: typeof words): string => joined(...some.map(({ text }) => text));
    const [before, after] = words.length > 1 ? [words.slice(0, cut), words.slice(cut)] : [words, []];
    return [
      { ...line, end: words[cut - 1]?.end ?? time, words: before, text: words.length > 1 ? textOf(before) : line.text },
      { ...line, id: newId(lines), start: time, words: after, text: textOf(after), said: {} },
    ];
  });
}

/** A line together with the one after it. */
export function mergeLine(lines: readonly DocumentLine[], id: string): DocumentLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line || !next) return [...lines];
  const said = Object.fromEntries(
    [...new Set([...Object.keys(line.said), ...Object.keys(next.said)])].map((language) => [
      language,
      joined(line.said[language] ?? '', next.said[language] ?? '').slice(0, 1000),
    ]),
  );
  const both = {
    ...line,
    end: Math.max(line.end, next.end),
    text: joined(line.text, next.text).slice(0, 1000),
    words: [...line.words, ...next.words].slice(0, 200),
    said,
  };
  return [...lines.slice(0, at), both, ...lines.slice(at + 2)];
}

export function changeLine(lines: readonly DocumentLine[], id: string, some: Partial<DocumentLine>): DocumentLine[] {
  return lines.map((line) => (line.id === id ? { ...line, ...some } : line));
}

/** Translations by the id of their line; lines that are not named stay as they are. */
export function sayLines(
  lines: readonly DocumentLine[],
  language: string,
  texts: Readonly<Record<string, string>>,
): DocumentLine[] {
  return lines.map((line) => {
    const text = texts[line.id];
    return text === undefined ? line : { ...line, said: { ...line.said, [language]: text.slice(0, 1000) } };
  });
}

type Asked = Pick<DocumentLine, 'id' | 'start' | 'end' | 'text'>;

function isOpen({ text, said }: DocumentLine, language: string): boolean {
  return text.trim() !== '' && (said[language] ?? '').trim() === '';
}

/** Whether a language lacks something that could be translated. */
export function hasOpenLines(lines: readonly DocumentLine[], language: string): boolean {
  return lines.some((line) => isOpen(line, language));
}

/** The order of a translation: all lines with their times, since they share the time, and the text of the open ones. */
export function askedLines(lines: readonly DocumentLine[], language: string): Asked[] {
  return lines.map((line) => {
    const { id, start, end, text } = line;
    return { id, start, end, text: isOpen(line, language) ? text : '' };
  });
}

/**
 * An answer that took a while comes into lines that people have gone on with: it never replaces what somebody wrote
 * meanwhile, nor stands for a text that has become another.
 */
export function fillLines(
  lines: readonly DocumentLine[],
  language: string,
  { asked, texts }: { asked: readonly Asked[]; texts: Readonly<Record<string, string>> },
): DocumentLine[] {
  const before = new Map(asked.map(({ id, text }) => [id, text]));
  const fitting = lines.filter((line) => isOpen(line, language) && before.get(line.id) === line.text);
  return sayLines(lines, language, Object.fromEntries(fitting.map(({ id }) => [id, texts[id] ?? ''])));
}
