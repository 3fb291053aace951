type Remembered = {
  readonly draft?: unknown;
  readonly preset?: string;
  readonly keptIn?: string | undefined;
  readonly userId?: string | undefined;
};

/** Where this person's fields are kept, unless the page has presets for another piece of work. */
export function keptBefore(
  { keptIn, preset, userId }: Remembered,
  current: string,
  person: string | undefined,
): string | null {
  return preset === current && userId !== undefined && userId === person ? (keptIn ?? null) : null;
}

/**
 * What a form begins with. What was typed on the same page stays, also where the page had presets for it; on another
 * page its presets come first and the rest of what was typed goes along.
 */
export function startingFields({ draft, preset }: Remembered, initial: object | undefined, current: string): object {
  const typed = isRecord(draft) ? draft : {};
  return preset === current ? { ...initial, ...typed } : merged(typed, initial ?? {});
}

/** One level deep, so that a preset product keeps the typed rest of its brief only where it says nothing itself. */
function merged(typed: Record<string, unknown>, initial: object): object {
  const result: Record<string, unknown> = { ...typed };
  for (const [name, value] of Object.entries(initial)) {
    const before = typed[name];
    result[name] = isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
  }
  return result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
