/** A LIKE pattern for texts that contain the words. `%` and `_` are meant as themselves. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
