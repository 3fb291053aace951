import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** What older subtitle editors save a language in, where they do not save UTF-8. */
const older: Readonly<Partial<Record<LocaleCode, string>>> = {
  ar: 'windows-1256',
  ru: 'windows-1251',
  tr: 'windows-1254',
  ja: 'shift_jis',
  kr: 'euc-kr',
  cn: 'gb18030',
  zh: 'big5',
};

/** A text file that says its encoding itself, is UTF-8, or was saved by an older program in this language. */
export function decodeText(bytes: Uint8Array, language: LocaleCode): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(older[language] ?? 'windows-1252').decode(bytes);
  }
}
