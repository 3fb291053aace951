export const productParameter = 'product';
export const sampleParameter = 'sample';

/**
 * A product's name out of what somebody typed: a name stays as it is, an address gives the words of its last part.
 * Nothing is fetched, so nothing more than that is claimed.
 */
export function productNameFrom(typed: string): string {
  const text = typed.trim();
  const address = /^(?:https?:\/\/)?[^\s/]+\.[a-z]{2,}(?<path>\/[^\s?#]*)?(?:[?#]\S*)?$/iu.exec(text);
  if (!address) return text.slice(0, 120);
  const last = (address.groups?.['path'] ?? '').split('/').findLast((part) => part !== '');
  return last === undefined ? hostName(text) : wordsOf(last);
}

function hostName(text: string): string {
  const host = text.replace(/^https?:\/\//iu, '').replace(/[/?#].*$/u, '');
  return wordsOf(host.replace(/^www\./iu, '').split('.')[0] ?? host);
}

function wordsOf(part: string): string {
  const words = decoded(part)
    .replace(/\.(?:html?|php|aspx?)$/iu, '')
    .replaceAll(/[-_+]+/gu, ' ')
    .trim()
    .slice(0, 120);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
