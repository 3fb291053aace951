import type { Usage } from '@adwright/contract/pay/pay.ts';

type Bar = {
  readonly day: string;
  readonly total: number;
  readonly parts: readonly { tool: string; credits: number }[];
};

const dayMs = 24 * 60 * 60 * 1000;

/** One bar for each of the last days, empty ones too, and the tools by how much they took. */
export function usageBars(
  usage: Usage['days'],
  days: number,
  today: Date,
): { bars: readonly Bar[]; tools: readonly { tool: string; credits: number }[]; highest: number } {
  const byDay = Map.groupBy(usage, ({ day }) => day);
  const bars = Array.from({ length: days }, (_, index) => {
    const day = new Date(today.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    const parts = byDay.get(day) ?? [];
    return { day, parts, total: parts.reduce((sum, { credits }) => sum + credits, 0) };
  });
  const tools = [...Map.groupBy(usage, ({ tool }) => tool)]
    .map(([tool, all]) => ({ tool, credits: all.reduce((sum, { credits }) => sum + credits, 0) }))
    .toSorted((one, other) => other.credits - one.credits);
  return { bars, tools, highest: Math.max(1, ...bars.map(({ total }) => total)) };
}
