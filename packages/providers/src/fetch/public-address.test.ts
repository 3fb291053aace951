import { expect, it } from 'vitest';
import { assertFetchable, isPublicAddress } from './public-address.ts';

it('tells public addresses from those inside', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isPublicAddress(address)).toBe(true);
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    'nonsense',
  ];
  for (const address of inside) expect(isPublicAddress(address)).toBe(false);
});

it('lets a result lie on the provider’s own host or on a public one over TLS', async () => {
  const own = 'http://127.0.0.1:4000';
  await expect(assertFetchable(new URL('http://127.0.0.1:4000/out.png'), own)).resolves.toBeUndefined();
  await expect(assertFetchable(new URL('https://93.184.216.34/out.png'), own)).resolves.toBeUndefined();
  for (const address of [
    'http://127.0.0.1:4001/',
    'http://93.184.216.34/',
    'https://93.184.216.34:8443/',
    'https://[::1]/',
    'https://localhost/',
    'file:///etc/passwd',
  ]) {
    await expect(assertFetchable(new URL(address), own)).rejects.toMatchObject({ kind: 'bad_answer' });
  }
});
