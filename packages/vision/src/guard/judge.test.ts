import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

describe('judge', () => {
  it('refuses what is explicit, drawn or not, also when the two share the vote', () => {
    expect(judge([0.05, 0, 0.1, 0.8, 0.05]).safe).toBe(false);
    expect(judge([0.2, 0.75, 0.05, 0, 0]).safe).toBe(false);
    expect(judge([0.1, 0.35, 0.1, 0.35, 0.1]).safe).toBe(false);
  });

  it('lets everyday advertising pass', () => {
    expect(judge([0, 0, 0.2, 0.1, 0.7])).toEqual({
      safe: true,
      scores: { drawing: 0, explicitDrawing: 0, neutral: 0.2, explicit: 0.1, suggestive: 0.7 },
    });
  });
});
