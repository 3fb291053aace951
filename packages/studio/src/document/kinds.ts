import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { creative } from './creative.ts';
import { film } from './film.ts';
import { filmTranslation } from './film-translation.ts';
import { imageAdSet } from './image-ad-set.ts';
import { presetAd } from './preset-ad.ts';
import type { DocumentKindId } from './versions.ts';

/** One kind of document that people edit and that is kept for years. */
type DocumentKind = {
  readonly version: number;
  /** `steps[n]` turns a document of version n into one of version n + 1. Pure, and never changed after a release. */
  readonly steps: Readonly<Record<number, (body: JsonObject) => JsonObject>>;
  problems(body: JsonObject): readonly { readonly path: string; readonly message: string }[];
};

/** Every kind there is. A new one is a file and a line here; a new version is a step and a stored fixture. */
export const documentKinds = {
  creative,
  film,
  'film-translation': filmTranslation,
  'image-ad-set': imageAdSet,
  'preset-ad': presetAd,
} as const satisfies Record<DocumentKindId, DocumentKind>;
