/** Letters changed, left out, added or swapped between two words; stops counting beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

function isSwap(a: string, b: string): boolean {
  return a !== b && a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');
}

/** Short names are one letter away from ordinary words, so only long ones are held to a letter. */
function mistakesFor(name: string): number {
  return name.length >= 9 ? 2 : name.length >= 6 ? 1 : 0;
}

function isMisspelt(word: string, name: string): boolean {
  if (word === name) return false;
  const [lower, wanted] = [word.toLowerCase(), name.toLowerCase()];
  // In capitals throughout is a matter of style, not of spelling.
  if (lower === wanted) return word !== word.toUpperCase() && (name.length >= 6 || /\p{Ll}\p{Lu}/u.test(name));
  // "Lucent’s", "Lucents": the name with an ending.
  if (lower.startsWith(wanted) && lower.length - wanted.length <= 2) return false;
  if (name.length < 4) return false;
  const most = mistakesFor(name);
  return most === 0 ? isSwap(lower, wanted) : distance(lower, wanted, most) <= most;
}

/** Words of a text that look like the brand's name and are not it. */
export function misspelling(text: string, brand: string): string | undefined {
  const name = brand.normalize('NFC').trim();
  const parts = name.split(/\s+/u);
  const words = text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.&+-]*/gu) ?? [];
  for (let index = 0; index + parts.length <= words.length; index += 1) {
    const found = words
      .slice(index, index + parts.length)
      .join(' ')
      .replace(/[.-]+$/u, '');
    if (isMisspelt(found, name)) return found;
  }
  return undefined;
}
