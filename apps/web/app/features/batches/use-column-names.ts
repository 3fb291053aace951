import type { Product } from '@adwright/contract/product/product.ts';
import { locales } from '@adwright/i18n/locales.ts';
import type { SheetColumn, SheetFilm } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../../session/public-config.ts';
import { plainName } from './film-names.ts';
import type { ColumnNames } from './read-cell.ts';

type Words = { (key: string): string; has(key: string): boolean };

/** What choices are called on this page, which stored product or film a name means, and what is filled in here. */
export function useColumnNames(products: readonly Product[], films: readonly SheetFilm[]): ColumnNames {
  const remote = usePublicConfig()?.remote_capabilities;
  // Which area the names are in is the column's to say, so the keys are not known here.
  const t = useTranslations() as unknown as Words;
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
      productNamed: (name) => byName.get(name.trim().toLowerCase()),
      filmNamed: (name) => filmsByName.get(plainName(name)),
      remote: remote ?? [],
    };
  }, [products, films, remote, t]);
}

function labelOf(column: SheetColumn, value: string, t: Words): string {
  if (column.kind !== 'choice' || column.named === undefined) return value;
  if (column.named === 'languages') return locales.find(({ code }) => code === value)?.name ?? value;
  const { area, at } = column.named;
  const key = at.map((place) => `${area}.${place}.${value}`).find((one) => t.has(one));
  return key === undefined ? value : t(key);
}
