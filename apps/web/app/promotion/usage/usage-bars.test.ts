import { expect, it } from 'vitest';
import { usageBars } from './usage-bars.ts';

it('has a bar for every day, and the tools by what they took', () => {
  const days = [
    { day: '2026-03-01', tool: 'image-ad', credits: 6 },
    { day: '2026-03-01', tool: 'ad-copy', credits: 1 },
    { day: '2026-03-03', tool: 'ad-copy', credits: 2 },
  ];
  const { bars, tools, highest } = usageBars(days, 3, new Date('2026-03-03T23:00:00Z'));
  expect(bars.map(({ day, total }) => [day, total])).toEqual([
    ['2026-03-01', 7],
    ['2026-03-02', 0],
    ['2026-03-03', 2],
  ]);
  expect(tools).toEqual([
    { tool: 'image-ad', credits: 6 },
    { tool: 'ad-copy', credits: 3 },
  ]);
  expect(highest).toBe(7);
});
