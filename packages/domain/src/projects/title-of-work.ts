import type { RunnableTool } from '../runs/ports.ts';
import type { Stores } from '../unit-of-work.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** An input may be a whole design: what it is about stands near its beginning. */
const mostFiles = 20;

type Work = {
  readonly userId: string;
  readonly locale: string;
  readonly tool: Pick<RunnableTool, 'title'>;
  readonly input: unknown;
};

/** What its tool calls it, else the name of the first of the person's files in it; empty when neither says anything. */
export async function titleOfWork(
  stores: Pick<Stores, 'assets'>,
  { userId, locale, tool, input }: Work,
): Promise<string> {
  const said = await tool.title(input, locale);
  if (said !== null) return said;
  const ids = [...idsIn(input)].slice(0, mostFiles);
  const files = await stores.assets.ofUser(userId, ids);
  const first = ids.map((id) => files.find((file) => file.id === id.toLowerCase())).find((file) => file !== undefined);
  return first === undefined ? '' : titleOfFile(first.name);
}

/** "summer-shoes_02.webp" → "Summer shoes 02" */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && uuid.test(value)) found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const part of Object.values(value)) {
    if (found.size >= mostFiles) return found;
    idsIn(part, found);
  }
  return found;
}
