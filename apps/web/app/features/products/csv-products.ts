import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import Papa from 'papaparse';

export type CsvProducts = {
  /** As the call takes them; a row with nothing but a link is read from its page. */
  readonly rows: readonly (string | Record<string, unknown>)[];
  /** Columns that mean nothing here. */
  readonly ignored: readonly string[];
};

type Field = 'title' | 'description' | 'price' | 'currency' | 'url' | 'brand' | 'benefits' | 'audience' | 'images';

/** What shops and spreadsheets call the columns, without spaces and in small letters. */
const names: Readonly<Record<Field, readonly string[]>> = {
  title: ['title', 'name', 'product', 'productname', 'producttitle'],
  description: ['description', 'body', 'bodyhtml', 'text'],
  price: ['price', 'variantprice', 'saleprice', 'amount'],
  currency: ['currency'],
  url: ['url', 'link', 'address', 'producturl', 'page'],
  brand: ['brand', 'vendor', 'manufacturer'],
  benefits: ['benefits', 'features', 'bullets'],
  audience: ['audience', 'target', 'customer'],
  images: ['image', 'images', 'imagelink', 'imagesrc', 'picture', 'pictures', 'imageurl'],
};

const several = /\s*[|;\n]\s*/;

/** Reads a table of products in any of the usual separators. Null when it has no column that could be a product's. */
export function csvProducts(text: string): CsvProducts | null {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const columns = (meta.fields ?? []).map((column) => ({ column, field: fieldOf(column) }));
  if (!columns.some(({ field }) => field === 'title' || field === 'url')) return null;
  const rows = data.map((line) => rowOf(columns, line)).filter((row) => row !== null);
  return { rows, ignored: columns.filter(({ field }) => field === null).map(({ column }) => column) };
}

function fieldOf(column: string): Field | null {
  const plain = column.toLowerCase().replaceAll(/[^a-z]/g, '');
  const found = (Object.keys(names) as Field[]).find((field) => names[field].includes(plain));
  return found ?? null;
}

function rowOf(
  columns: readonly { column: string; field: Field | null }[],
  line: Record<string, string>,
): string | Record<string, unknown> | null {
  const product: Record<string, unknown> = {};
  for (const { column, field } of columns) {
    const value = line[column]?.trim() ?? '';
    if (field !== null && value !== '' && product[field] === undefined) product[field] = valueOf(field, value);
  }
  const filled = Object.keys(product);
  if (filled.length === 0) return null;
  return filled.length === 1 && typeof product['url'] === 'string' ? product['url'] : pricesOf(product);
}

function valueOf(field: Field, value: string): unknown {
  if (field === 'url') return withScheme(value);
  if (field === 'images') return value.split(/[\s|;,]+/).filter((part) => /^https?:/.test(part));
  return field === 'benefits' ? value.split(several).filter(Boolean) : value;
}

function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/** What is no price stays as it is and is refused with its row. A sign beside it is the currency, unless a column says. */
function pricesOf({ price, ...product }: Record<string, unknown>): Record<string, unknown> {
  if (typeof price !== 'string') return product;
  const currency = typeof product['currency'] === 'string' ? product['currency'] : null;
  const read = parsePrice(price, { currency });
  if (read === null) return { ...product, price };
  return {
    ...product,
    price: read.amount,
    ...(currency === null && read.currency !== null && { currency: read.currency }),
  };
}
