import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';

it('has what each browser asks of it', () => {
  const { background, browser_specific_settings, key, minimum_chrome_version } = manifest;
  // Chrome and Edge start a service worker, Firefox a page of scripts; each leaves the other's name alone.
  expect(background).toEqual({ service_worker: 'background.js', scripts: ['background.js'], type: 'module' });
  expect(Number(minimum_chrome_version)).toBeGreaterThanOrEqual(121);
  expect(key).toMatch(/^[A-Za-z\d+/]+={0,2}$/);
  const { gecko } = browser_specific_settings;
  expect(gecko.id).toMatch(/^[\w.-]+@[\w.-]+$/);
  // Optional hosts are known to Firefox from 128 on.
  expect(Number.parseInt(gecko.strict_min_version, 10)).toBeGreaterThanOrEqual(128);
  expect(gecko.data_collection_permissions).toEqual({ required: ['websiteContent'] });
});
