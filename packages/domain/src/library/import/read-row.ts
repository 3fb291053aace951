import {
  LibraryCategory,
  LibraryCta,
  LibraryFormat,
  LibraryPlatform,
  type LibrarySource,
} from '@adwright/contract/library/library.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LibraryEntry } from '../ports.ts';

/** Signs that end lines, turn writing around or show nothing: in a stranger's text they only serve to deceive. */
const invisible = /(?![\n\r\t])\p{Cc}|[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.normalize('NFC').replaceAll(invisible, '').trim())
    .pipe(z.string().max(longest));

const address = z.url({ protocol: /^https?$/ }).max(2000);
const day = z.iso.date().refine((on) => on >= '1990-01-01' && on < '2100-01-01', 'not a likely date');

/** A list, or one text with commas, semicolons or bars between. */
function listOf<Value>(value: z.ZodType<Value, string>, most: number) {
  const parts = (given: string | string[]): string[] => (typeof given === 'string' ? given.split(/[,;|]/) : given);
  return z
    .union([z.string().max(4000), z.array(z.string().max(2000)).max(most)])
    .transform((given) => parts(given).flatMap((part) => part.trim() || []))
    .pipe(z.array(value).max(most));
}

const lower = <Value>(value: z.ZodType<Value, string>) => z.string().trim().toLowerCase().pipe(value);
const truth = z.union([z.boolean(), z.stringbool()]);

/** What a row may say. Empty fields count as left out. */
const Row = z.object({
  id: text(200).optional(),
  brand: text(200).pipe(z.string().min(1)),
  platforms: listOf(lower(LibraryPlatform), 8),
  countries: listOf(
    z
      .string()
      .toUpperCase()
      .pipe(z.string().regex(/^[A-Z]{2}$/)),
    250,
  ).default([]),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/)
    .default('en'),
  format: lower(LibraryFormat).default('image'),
  cta: lower(LibraryCta).default('other'),
  category: lower(LibraryCategory).default('other'),
  headline: text(500).default(''),
  body: text(10_000).default(''),
  description: text(2000).default(''),
  landing_page: address.nullable().default(null),
  started_on: day,
  last_seen_on: day.optional(),
  active: truth.optional(),
  images: listOf(address, 10).default([]),
  videos: listOf(address, 2).default([]),
});

export type ImportedRow = {
  readonly entry: LibraryEntry;
  readonly images: readonly string[];
  readonly videos?: readonly string[];
};

/** A sentence that names the field. Answered, not thrown: in a million broken rows, the traces would be most of the work. */
export type RowFault = { readonly fault: string };

export function readRow(given: unknown, today: string, source: LibrarySource = 'import'): ImportedRow | RowFault {
  const row = withoutBlanks(given);
  // What most broken rows lack, before anything else is looked at.
  if (typeof row === 'object' && row !== null && !('brand' in row)) return { fault: 'brand: missing' };
  const answer = Row.safeParse(row);
  if (!answer.success) return { fault: faultOf(answer.error) };
  const { id, images, videos, last_seen_on = today, active, ...said } = answer.data;
  if (said.headline === '' && said.body === '') return { fault: 'headline: it and the body are both empty' };
  if (last_seen_on < said.started_on) return { fault: 'last_seen_on: before started_on' };
  const key = id ?? createHash('sha256').update([said.brand, said.headline, said.body].join('\n')).digest('hex');
  const isRunning = active ?? last_seen_on >= today;
  return {
    images,
    videos,
    entry: { ...said, source, key, last_seen_on, active: isRunning, media: [], palette: [], history: [] },
  };
}

function withoutBlanks(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null));
}

function faultOf({ issues: [first] }: z.ZodError): string {
  return first === undefined ? 'not an ad' : `${first.path.join('.') || 'row'}: ${first.message}`;
}
