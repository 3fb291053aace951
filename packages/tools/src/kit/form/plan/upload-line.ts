/** Who is next, of several that were sent off together and arrive as they like. */
export type Line<Thing> = readonly { readonly key: string; readonly thing?: Thing }[];

export function joinLine<Thing>(line: Line<Thing>, key: string): Line<Thing> {
  return [...line, { key }];
}

export function arrivedIn<Thing>(line: Line<Thing>, key: string, thing: Thing): Line<Thing> {
  return line.map((one) => (one.key === key ? { key, thing } : one));
}

export function leaveLine<Thing>(line: Line<Thing>, key: string): Line<Thing> {
  return line.filter((one) => one.key !== key);
}

/** The first, once it is there: whoever comes early waits for those before. */
export function nextIn<Thing>([first]: Line<Thing>): { readonly key: string; readonly thing: Thing } | null {
  return first?.thing === undefined ? null : { key: first.key, thing: first.thing };
}
