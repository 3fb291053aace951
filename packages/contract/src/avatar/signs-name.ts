/** Whether this may be the full name that somebody signs with: a signature is evidence, so it has letters. */
export function signsName(name: string): boolean {
  return (name.match(/\p{L}/gu) ?? []).length >= 2;
}
