const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 0 to 999,999,999 in words, as they stand in a dictionary of sounds. */
export function englishNumber(value: number): string[] {
  if (value < 20) return [small[value] ?? ''];
  if (value < 100) return [tens[Math.floor(value / 10)] ?? '', ...(value % 10 ? englishNumber(value % 10) : [])];
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value >= size) {
      const rest = value % size;
      return [...englishNumber(Math.floor(value / size)), name, ...(rest ? englishNumber(rest) : [])];
    }
  }
  return [];
}

/** A text as bare words: no digits, signs or capitals, for comparing and for looking up. */
export function englishWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(\d+)\.(\d+)/gu, (_, whole: string, digits: string) => `${whole} point ${[...digits].join(' ')}`)
    .replaceAll(/\d{1,9}/gu, (digits) => ` ${englishNumber(Number(digits)).join(' ')} `)
    .split(/[^\p{L}']+/u)
    .map((word) => word.replaceAll(/^'+|'+$/gu, ''))
    .filter((word) => word !== '');
}
