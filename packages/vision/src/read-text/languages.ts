/**
 * Which training data reads which language of the product. Russian is read with Kyrgyz data, whose alphabet is the
 * Russian one and three letters more: the Russian data is not published everywhere.
 */
const trained: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  nl: 'nld',
  id: 'ind',
  tr: 'tur',
  ru: 'kir',
  ar: 'ara',
  ja: 'jpn',
  kr: 'kor',
  cn: 'chi_sim',
  zh: 'chi_tra',
};

/** The asked languages first, English always along, no more than three: each costs time and memory. */
export function trainedFor(languages: readonly string[]): string[] {
  const asked = languages.flatMap((language) => trained[language] ?? []);
  return [...new Set([...asked.slice(0, 2), 'eng'])];
}
