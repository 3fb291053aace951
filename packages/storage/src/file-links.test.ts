import { expect, it } from 'vitest';
import { createFileLinks } from './file-links.ts';

const asset = { id: '0b0f9a3e-6c1d-4f0e-9d53-4c1f2b8a7e11', name: 'my code ü.svg' };
let now = new Date('2026-05-01T12:00:00Z');
const links = createFileLinks({ secret: 'a secret', clock: () => now });

function parse(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, folder, id = '', name = ''] = pathname.split('/').map((part) => decodeURIComponent(part));
  expect(folder).toBe('files');
  return { id, name, expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
}

it('signs addresses that it verifies, for an hour and a little', () => {
  now = new Date('2026-05-01T12:00:00Z');
  const link = parse(links.sign(asset));
  expect(link).toMatchObject(asset);
  expect(links.verify(link)).toBe(true);
  now = new Date('2026-05-01T12:59:59Z');
  expect(links.verify(link)).toBe(true);
  now = new Date('2026-05-01T13:15:00Z');
  expect(links.verify(link)).toBe(false);
});

it('gives the same file the same address for a while', () => {
  now = new Date('2026-05-01T12:01:00Z');
  const first = links.sign(asset);
  now = new Date('2026-05-01T12:14:00Z');
  expect(links.sign(asset)).toBe(first);
  now = new Date('2026-05-01T12:16:00Z');
  expect(links.sign(asset)).not.toBe(first);
});

it('binds the address of a shared file to its share', () => {
  now = new Date('2026-05-01T12:00:00Z');
  const address = links.sign(asset, { share: 'its token' });
  expect(new URL(address, 'http://localhost').searchParams.get('share')).toBe('its token');
  const link = parse(address);
  expect(links.verify({ ...link, share: 'its token' })).toBe(true);
  expect(links.verify({ ...link, share: 'another' })).toBe(false);
  expect(links.verify(link)).toBe(false);
  expect(links.verify({ ...parse(links.sign(asset)), share: 'its token' })).toBe(false);
});

it('refuses whatever was changed', () => {
  now = new Date('2026-05-01T12:00:00Z');
  const link = parse(links.sign(asset));
  const changes = [
    { id: '0b0f9a3e-6c1d-4f0e-9d53-4c1f2b8a7e12' },
    { name: 'other.svg' },
    { expires: '99999999999' },
    { expires: `${link.expires}.0` },
    { expires: '' },
    { signature: '' },
    { signature: `${link.signature}A` },
    { signature: link.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    { signature: 'ü'.repeat(43) },
  ];
  for (const change of changes) expect(links.verify({ ...link, ...change })).toBe(false);
  expect(createFileLinks({ secret: 'another', clock: () => now }).verify(link)).toBe(false);
});
