import type { RawInput, Tool } from './tool.ts';

const longest = 120;

/** What a person would call this piece of work; null when its input does not say. */
export function titleOfRun(tool: Pick<Tool, 'title'>, input: unknown): string | null {
  const title = (tool.title ?? usualTitle)(recordOf(input));
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, longest) : null;
}

/** Most tools work on a product or say what they make in a title. */
function usualTitle({ title, product }: RawInput): unknown {
  return title ?? (typeof product === 'string' ? product : recordOf(product)['title']);
}

export function recordOf(value: unknown): RawInput {
  return typeof value === 'object' && value !== null ? (value as RawInput) : {};
}
