/** Whether two inputs say the same, whatever order their fields came back in: one that says nothing may be missing. */
export function sameInput(left: unknown, right: unknown): boolean {
  return canonical(left) === canonical(right);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    const said = Object.entries(part).filter(([, one]) => one !== null);
    return Object.fromEntries(said.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
