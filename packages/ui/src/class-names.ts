/** Joins what is truthy. Components take `className` for place and size only, so nothing ever needs to be overridden. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
