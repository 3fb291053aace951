import type { Stores } from '../unit-of-work.ts';
import type { PreparedRun } from './prepare-run.ts';

/** What is paid by the length of the person's files is priced by what is known of them, whatever the caller says. */
export async function measureFiles(
  { assets }: Pick<Stores, 'assets'>,
  userId: string,
  prepared: PreparedRun,
): Promise<PreparedRun> {
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
