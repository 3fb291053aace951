import type { Stores } from '../unit-of-work.ts';
import type { RunnableTool } from './ports.ts';

type Priced = { readonly tool: RunnableTool; readonly input: unknown; readonly price: number };

/** What is paid by the length of the person's files is priced by what is known of them, whatever the caller says. */
export async function measureFiles(
  { assets }: Pick<Stores, 'assets'>,
  userId: string,
  prepared: Priced,
): Promise<Priced> {
  const { tool, input } = prepared;
  const files = tool.files?.(input) ?? [];
  if (!tool.measured || files.length === 0) return prepared;
  const seconds = new Map(
    (await assets.ofUser(userId, files)).flatMap(({ id, durationMs }) =>
      durationMs === null ? [] : [[id, durationMs / 1000] as const],
    ),
  );
  const measured = tool.measured(input, (file) => seconds.get(file));
  return { tool, input: measured, price: tool.price(measured) };
}
