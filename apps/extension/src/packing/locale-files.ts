import { brand } from '@adwright/contract/brand.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';

/** What browsers call our languages. */
function folderOf(locale: LocaleCode): string {
  const { tag } = localeOf(locale);
  return { 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW', pt: 'pt_BR' }[tag] ?? tag;
}

type Entry = {
  readonly message: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string }>>;
};

/** The catalogue's words as browsers want them: flat keys, and arguments by their number. */
export async function localeFile(locale: LocaleCode): Promise<{ readonly path: string; readonly text: string }> {
  const { extension } = await loadMessages(locale, ['extension']);
  const { connect: _pageOfTheSite, ...own } = extension;
  const { tag, dir } = localeOf(locale);
  // Of these words, not of the browser's: one in Hebrew has them in English, and they run the English way.
  const about = [
    ['language', tag],
    ['direction', dir],
  ] as const;
  const entries = Object.fromEntries([...about, ...flatten(own)].map(([key, text]) => [key, entryOf(text)]));
  return { path: `_locales/${folderOf(locale)}/messages.json`, text: JSON.stringify(entries, null, 2) };
}

function flatten(messages: object, before = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value as object, `${before}${key}_`),
  );
}

function entryOf(text: string): Entry {
  const names = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].filter(
    (name) => name !== 'product',
  );
  const message = text
    .replaceAll('$', '$$$$')
    .replaceAll('{product}', brand.name)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name}$`);
  if (names.length === 0) return { message };
  return { message, placeholders: Object.fromEntries(names.map((name, at) => [name, { content: `$${at + 1}` }])) };
}
