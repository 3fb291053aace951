import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { BackgroundRemovalInput, CutFinish, type CutFormat } from '../contract.ts';

/** What the form holds. Masks are known once a run has found them. */
export type CutFields = {
  readonly pictures: readonly string[];
  readonly finish: CutFinish;
  readonly formats: readonly CutFormat[];
  readonly engine: CutEngine;
};

export type KnownMasks = ReadonlyMap<string, string>;

/** What was pointed at, by picture. */
type Clicks = ReadonlyMap<string, readonly CutClick[]>;

export function fieldsFrom(initial: Partial<BackgroundRemovalInput>): CutFields {
  return {
    pictures: (initial.pictures ?? []).map(({ picture }) => picture),
    finish: CutFinish.safeParse(initial).data ?? CutFinish.parse({}),
    formats: initial.formats ?? ['png'],
    engine: CutEngine.safeParse(initial.engine).data ?? 'best',
  };
}

export function inputOf({ pictures, finish, formats, engine }: CutFields, masks: KnownMasks, clicks: Clicks) {
  return BackgroundRemovalInput.safeParse({
    ...finish,
    formats,
    engine,
    pictures: pictures.map((picture) => {
      const mask = masks.get(picture) ?? null;
      return { picture, mask, clicks: mask === null ? (clicks.get(picture) ?? []) : [] };
    }),
  });
}
