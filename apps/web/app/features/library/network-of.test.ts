import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it('names the platform that copy is written for, and none where the tool knows none', () => {
  expect(networkOf(['instagram', 'tiktok'])).toBe('meta');
  expect(networkOf(['reddit', 'linkedin'])).toBe('linkedin');
  expect([networkOf(['reddit']), networkOf([])]).toEqual([null, null]);
});
