import Papa, { type ParseConfig } from 'papaparse';

/** No text that comes here has one. */
const noQuote = '\u0000';

/**
 * Cells of a text, line by line. A quotation mark that is never closed would swallow all rows after it: there, quotation
 * marks are only letters.
 */
export function parseLines(text: string, config: Omit<ParseConfig<string[]>, 'quoteChar'>): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, config);
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return data;
  return Papa.parse<string[]>(text, { ...config, quoteChar: noQuote }).data;
}
