import { type Insets, type Placement, placements } from '@adwright/studio/placements.ts';

export type FilmFile = { readonly width: number; readonly height: number; readonly bytes: number };

/** A place films of this shape run in, and what its platform would say of this one. */
export type FilmPlace = {
  readonly id: Placement['id'];
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What its interface leaves free, as shares of the frame. */
  readonly safe: Insets;
  readonly issues: readonly FilmIssue[];
};

export type FilmIssue =
  | { readonly kind: 'tooShort' | 'tooLong'; readonly seconds: number }
  | { readonly kind: 'tooHeavy'; readonly bytes: number };

function issuesIn({ seconds: allowed, maxVideoBytes }: Placement, seconds: number, bytes: number): FilmIssue[] {
  const issues: FilmIssue[] = [];
  // A film is measured to the picture, a limit to the second.
  if (allowed && seconds < allowed.min - 0.1) issues.push({ kind: 'tooShort', seconds: allowed.min });
  if (allowed && seconds > allowed.max + 0.1) issues.push({ kind: 'tooLong', seconds: allowed.max });
  if (maxVideoBytes !== undefined && bytes > maxVideoBytes) issues.push({ kind: 'tooHeavy', bytes: maxVideoBytes });
  return issues;
}

/** The places for a film of this shape, those that hide parts of it first. */
export function placesFor({ width, height, bytes }: FilmFile, seconds: number): FilmPlace[] {
  const all: readonly Placement[] = placements;
  const fitting = all.filter(
    (place) => place.media.includes('video') && Math.abs(place.width / place.height - width / height) < 0.01,
  );
  return fitting
    .map((place) => ({
      id: place.id,
      name: place.name,
      width: place.width,
      height: place.height,
      safe: {
        top: place.safe.top / place.height,
        bottom: place.safe.bottom / place.height,
        left: place.safe.left / place.width,
        right: place.safe.right / place.width,
      },
      issues: issuesIn(place, seconds, bytes),
    }))
    .toSorted((one, other) => other.safe.bottom - one.safe.bottom);
}
