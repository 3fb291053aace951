import { expect, it } from 'vitest';
import { nameOfSite } from './name-of-site.ts';

it.each([
  ['Lamps made by hand | Kestrel & Co', 'www.kestrelco.com', 'Kestrel & Co'],
  ['Verdant – Garden furniture', 'verdant.de', 'Verdant'],
  ['Home: Fjäll Råven', 'shop.example', 'Shop'],
  ['', 'www.clay-mugs.co.uk', 'Clay mugs'],
  ['Welcome', '127.0.0.1', '127.0.0.1'],
  ['Welcome', '[::1]', '[::1]'],
])('calls the site “%s” at %s “%s”', (title, hostname, name) => {
  expect(nameOfSite(title, hostname)).toBe(name);
});
