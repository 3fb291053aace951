import type { Product } from '@adwright/contract/product/product.ts';
import type { Messages } from '@adwright/i18n/areas.ts';
import { defaultLocale, localeCodes, locales } from '@adwright/i18n/locales.ts';
import type { SheetColumn, SheetFilm } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../../session/public-config.ts';
import { fetchMessages } from '../../words/fetch-messages.ts';
import { useLocaleCode } from '../../words/use-locale-code.ts';
import { plainName } from './film-names.ts';
import type { ColumnNames } from './read-cell.ts';

type Words = { (key: string): string; has(key: string): boolean };

type Known = {
  readonly products: readonly Product[];
  readonly films: readonly SheetFilm[];
  /** Whether choices are looked for by their names in all languages, or only in English beside the page's. */
  readonly everyLanguage: boolean;
};

/** What choices are called on this page, which stored product or film a name means, and what is filled in here. */
export function useColumnNames(
  columns: readonly SheetColumn[],
  { products, films, everyLanguage }: Known,
): ColumnNames {
  const remote = usePublicConfig()?.remote_capabilities;
  // Which area the names are in is the column's to say, so the keys are not known here.
  const t = useTranslations() as unknown as Words;
  const elsewhere = useOtherLanguages(columns, everyLanguage);
  return useMemo(() => {
    const byName = new Map(products.map((product) => [product.title.trim().toLowerCase(), product]));
    const filmsByName = new Map(films.map((film) => [plainName(film.title), film]));
    const known = new Map<string, string>();
    return {
      labelOf(column, value) {
        const key = `${column.id} ${value}`;
        const label = known.get(key) ?? labelOf(column, value, t);
        known.set(key, label);
        return label;
      },
      elsewhereOf: (column, value) =>
        elsewhere.map((messages) => nameOf(column, value, (key) => wordAt(messages, key))),
      productNamed: (name) => byName.get(name.trim().toLowerCase()),
      filmNamed: (name) => filmsByName.get(plainName(name)),
      remote: remote ?? [],
    };
  }, [products, films, remote, t, elsewhere]);
}

function labelOf(column: SheetColumn, value: string, t: Words): string {
  return nameOf(column, value, (key) => (t.has(key) ? t(key) : undefined));
}

function nameOf(column: SheetColumn, value: string, word: (key: string) => string | undefined): string {
  if (column.kind !== 'choice' || column.named === undefined) return value;
  if (column.named === 'languages') return locales.find(({ code }) => code === value)?.name ?? value;
  const { area, at } = column.named;
  for (const place of at) {
    const name = word(`${area}.${place}.${value}`);
    if (name !== undefined) return name;
  }
  return value;
}

type SomeMessages = Partial<Messages>;
const none: readonly SomeMessages[] = [];

/** What choices are called in other languages than the page's, English first; nothing until it is there. */
function useOtherLanguages(columns: readonly SheetColumn[], all: boolean): readonly SomeMessages[] {
  const locale = useLocaleCode();
  const [found, setFound] = useState(none);
  useEffect(() => {
    const named = columns.flatMap((column) =>
      column.kind === 'choice' && typeof column.named === 'object' ? [column.named.area] : [],
    );
    const wanted = (all ? [defaultLocale, ...localeCodes] : [defaultLocale]).filter((code) => code !== locale);
    if (wanted.length === 0 || named.length === 0) return undefined;
    let isWanted = true;
    // Without them a sheet is read all the same, by the names that the page shows.
    Promise.all([...new Set(wanted)].map((code) => fetchMessages(code, [...new Set(named)]))).then(
      (messages) => isWanted && setFound(messages),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [columns, locale, all]);
  return found;
}

function wordAt(messages: SomeMessages, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}
