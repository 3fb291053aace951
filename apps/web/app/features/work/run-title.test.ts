import { expect, it } from 'vitest';
import { runTitle } from './run-title.ts';

it.each([
  ['ad-copy', { brief: { product: ' Kestrel desk lamp ' } }, 'Kestrel desk lamp'],
  ['qr-code', { content: { type: 'url', url: 'https://example.com' } }, 'https://example.com'],
  ['qr-code', { content: { type: 'wifi', ssid: 'Studio' } }, 'Studio'],
  ['qr-code', { content: { type: 'vcard', first_name: 'Ada', last_name: '', phone: '' } }, 'Ada'],
  ['qr-code', { content: { type: 'vcard', first_name: '', organization: 'ACME' } }, 'ACME'],
  ['qr-code', { content: { type: 'text', text: 'x'.repeat(300) } }, 'x'.repeat(120)],
  ['qr-code', { content: null }, null],
  ['qr-code', null, null],
  ['a-tool-of-tomorrow', { brief: { product: 'x' } }, null],
])('%s %j is called %j', (tool, input, title) => {
  expect(runTitle({ tool, input })).toBe(title);
});
