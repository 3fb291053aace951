/**
 * Capitals, accents, signs for vowels, and which space, dash or apostrophe it is, are everybody's own, and so are the
 * quotation marks and the full stop around it, and the marks that no one sees, by which sheets keep Arabic in order.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u0640]+/gu, '')
    .replaceAll(/[\s\p{Pd}_]+/gu, ' ')
    .replaceAll(/[’‘ʼ`]/gu, "'")
    .replaceAll(/["“”„«».。،]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
