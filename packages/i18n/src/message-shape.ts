import compile from 'icu-minify/compile';

type Compiled = ReturnType<typeof compile>;
type Node = Exclude<Compiled, string>[number];

/** What a translation must keep of a message, whatever its words. */
export type MessageShape = {
  /** `name:kind` of every argument and tag, sorted; a select's kind carries its options. */
  readonly slots: readonly string[];
  /** The categories each plural distinguishes, `=n` left out. */
  readonly plurals: readonly { readonly ordinal: boolean; readonly categories: readonly string[] }[];
};

const kinds: Record<number, string> = {
  1: 'select',
  2: 'plural',
  3: 'selectordinal',
  4: 'number',
  5: 'date',
  6: 'time',
};

/** Throws what the parser says when the message is not valid ICU. */
export function shapeOf(message: string): MessageShape {
  const compiled = compile(message);
  const slots = new Set<string>();
  const plurals: { ordinal: boolean; categories: string[] }[] = [];

  function visitAll(nodes: unknown): void {
    if (Array.isArray(nodes)) for (const node of nodes) visit(node as Node);
  }
  function visit(node: Node): void {
    if (!Array.isArray(node)) return;
    const [name, type, ...rest] = node as [string, unknown, ...unknown[]];
    if (type === undefined) {
      slots.add(`${name}:text`);
    } else if (typeof type !== 'number' || type === 0) {
      slots.add(`${name}:tag`);
      visitAll([type, ...rest]);
    } else {
      visitTyped(name, type, rest[0]);
    }
  }
  function visitTyped(name: string, type: number, detail: unknown): void {
    const kind = kinds[type] ?? String(type);
    if (kind !== 'select' && kind !== 'plural' && kind !== 'selectordinal') {
      slots.add(`${name}:${kind}`);
      return;
    }
    const branches = detail as Record<string, unknown>;
    const options = Object.keys(branches).toSorted();
    slots.add(kind === 'select' ? `${name}:select(${options.join('|')})` : `${name}:${kind}`);
    if (kind !== 'select') {
      plurals.push({
        ordinal: kind === 'selectordinal',
        categories: options.filter((option) => !option.startsWith('=')),
      });
    }
    for (const branch of Object.values(branches)) visitAll(branch);
  }

  if (typeof compiled !== 'string') visitAll(compiled);
  return { slots: [...slots].toSorted(), plurals };
}
