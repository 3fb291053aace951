/** Whether one of these names means this look: a person's names all looks of theirs, as in `mara`, and `mara-amber-knit` one. */
export function isNamed(names: readonly string[], person: string, look: string): boolean {
  return names.includes(person) || names.includes(`${person}-${look}`);
}
