import type { AdBrief } from '../template-input.ts';
import { type BriefPlace, briefTextAt, withBriefText } from './brief-text.ts';
import type { AdDesign } from './design.ts';
import type { Rewritten } from './handmade.ts';

/** What was written since counts only while the brief still says it: words changed in a form are no longer these. */
function stillSaid(brief: AdBrief, { id, now }: Rewritten): boolean {
  return briefTextAt(brief, id) === now;
}

function withNotes(design: AdDesign, notes: readonly Rewritten[]): AdDesign {
  const { rewritten: _rewritten, ...rest } = design;
  return notes.length > 0 ? { ...rest, rewritten: [...notes] } : rest;
}

/** Remembers what the brief said at a place before anybody wrote over it, so that it can be had back. */
export function noteRewritten(design: AdDesign, place: BriefPlace, before: AdBrief): AdDesign {
  const notes = design.rewritten ?? [];
  const known = notes.find((note) => note.id === place && stillSaid(before, note));
  const was = known?.was ?? briefTextAt(before, place) ?? '';
  const now = briefTextAt(design.brief, place) ?? '';
  const others = notes.filter((note) => note.id !== place && stillSaid(design.brief, note));
  return withNotes(design, was === now ? others : [...others, { id: place, was, now }]);
}

/** The words as they were first, at the places that are meant. */
export function withFirstWords(design: AdDesign, meant: (place: string) => boolean): AdDesign {
  const notes = design.rewritten ?? [];
  const back = notes.filter((note) => meant(note.id) && stillSaid(design.brief, note));
  if (back.length === 0) return design;
  const brief = back.reduce((now, { id, was }) => withBriefText(now, id, was), design.brief);
  return withNotes(
    { ...design, brief },
    notes.filter((note) => !back.includes(note)),
  );
}

/** Whether the words at any of the places that are meant were written over. */
export function isRewritten({ brief, rewritten = [] }: AdDesign, meant: (place: string) => boolean): boolean {
  return rewritten.some((note) => meant(note.id) && stillSaid(brief, note));
}
