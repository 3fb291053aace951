import { expect, test } from 'vitest';
import { addressGroup, isLoopback } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});

test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('%s is this machine', (ip) => {
  expect(isLoopback(ip)).toBe(true);
});

test.each(['10.0.0.1', '128.0.0.1', '::2', '127.0.0.1.example.com', '', undefined])('%s is not', (ip) => {
  expect(isLoopback(ip)).toBe(false);
});
