import { expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
const page = (head: string, bytes: Buffer) => Buffer.concat([Buffer.from(head, 'latin1'), bytes]);

it('reads what the server declares, then what the page declares', () => {
  expect(decodePage(cyrillic, 'text/html; charset=windows-1251')).toBe('Привет');
  expect(decodePage(page('<meta charset="windows-1251">', cyrillic))).toContain('Привет');
  expect(decodePage(page('<meta http-equiv="content-type" content="text/html; charset=cp1251">', cyrillic))).toContain(
    'Привет',
  );
});

it('reads UTF-8 as UTF-8, whatever is declared', () => {
  expect(decodePage(Buffer.from('größer – 価格'), 'text/html; charset=iso-8859-1')).toBe('größer – 価格');
});

it('takes the second declaration when the first gives no text', () => {
  expect(decodePage(page('<meta charset="windows-1251">', cyrillic), 'text/html; charset=utf-8')).toContain('Привет');
});

it('goes by the language when nothing is declared, and by the mark when there is one', () => {
  expect(decodePage(page('<html lang="ru">', cyrillic))).toContain('Привет');
  expect(decodePage(Buffer.from('\uFEFFhø', 'utf16le'))).toBe('hø');
  expect(decodePage(page('', Buffer.from([0x63, 0x61, 0x66, 0xe9])))).toBe('café');
});

it('survives a charset that does not exist', () => {
  expect(decodePage(Buffer.from([0x61, 0xe9]), 'text/html; charset=no-such-thing')).toBe('aé');
});
