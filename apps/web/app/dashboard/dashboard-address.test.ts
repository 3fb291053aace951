import { describe, expect, it } from 'vitest';
import { closedAt, detailOf, isUnspecific, openAt, readDashboard } from './dashboard-address.ts';

describe('readDashboard', () => {
  it('is closed without its parameter', () => {
    expect(readDashboard('')).toBeNull();
    expect(readDashboard('?run=1&x=2')).toBeNull();
  });

  it.each([
    ['?dashboard=qr-code-generator', 'QRCodeGenerator'],
    ['?dashboard=QRCodeGenerator', 'QRCodeGenerator'],
    ['?dashboard=ad-copy', 'AdCopy'],
    ['?dashboard', 'Home'],
    ['?dashboard=lip-sync', 'LipSync'],
    ['?dashboard=teleporter', 'Home'],
    ['?dashboard=constructor', 'Home'],
  ])('%s opens %s', (search, section) => {
    expect(readDashboard(search)?.section).toBe(section);
  });

  it('carries a run and a product', () => {
    const address = readDashboard('?dashboard=ad-copy&run=r1&for=Desk+Lamp&tab=second');
    expect(address).toEqual({
      section: 'AdCopy',
      runId: 'r1',
      product: 'Desk Lamp',
      productId: null,
      projectId: null,
      tab: 'second',
      like: null,
      find: null,
      adId: null,
    });
    expect(detailOf(address!)).toEqual({ runId: 'r1', product: 'Desk Lamp', tab: 'second' });
  });
});

it('opens over the page’s own query and leaves it as it was', () => {
  const open = openAt('?q=lamp&dashboard=home&run=old', 'AdCopy', { product: 'A & B' });
  expect(readDashboard(open)).toMatchObject({ section: 'AdCopy', runId: null, product: 'A & B' });
  expect(closedAt(open)).toBe('?q=lamp');
  expect(closedAt(openAt('', 'Home'))).toBe('');
});

it('leaves the search of the library’s own page alone while a tool is open over it', () => {
  const page = '?find=candle&ad=a1';
  const open = openAt(page, 'ImageAdsClone', { like: 'a1' });
  expect(detailOf(readDashboard(open)!)).toEqual({ like: 'a1' });
  expect(closedAt(open)).toBe(page);
  // In the dashboard's own library they are the dashboard's, and do not go along to the next section.
  const library = openAt('', 'AdsLibrary', { find: 'candle', adId: 'a1' });
  expect(detailOf(readDashboard(library)!)).toEqual({ find: 'candle', adId: 'a1' });
  expect(openAt(library, 'AdCopy', { like: 'a1' })).toBe('?dashboard=ad-copy&like=a1');
});

it('leaves a page’s own query alone while the dashboard is closed', () => {
  expect(closedAt('?tab=facts&product=lamp')).toBe('?tab=facts&product=lamp');
});

it.each([
  ['?dashboard', true],
  ['?dashboard=', true],
  ['?dashboard=home', false],
  ['', false],
])('%s names no section: %s', (search, unspecific) => {
  expect(isUnspecific(search)).toBe(unspecific);
});
