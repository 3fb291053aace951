import type { Framework, Step } from './frameworks.ts';
import type { Filled } from './phrase.ts';
import type { Draft, Writer } from './writer.ts';

export type Paragraph = { readonly text: string; readonly sentences: readonly Filled[]; readonly hook: Filled };

type Request = {
  readonly framework: Framework;
  /** Characters, as the network counts. */
  readonly room: number;
  /** The hook is kept to what shows before the text is folded. */
  readonly hookRoom?: number;
  /** How many of the steps that may be left out are wanted at most. */
  readonly extras: number;
};

/** In so little room a hook may have to do. */
const tight = 100;

/** Writes along a framework's steps within the room; null when a needed step cannot be said. */
export function writeParagraph(
  writer: Writer,
  { framework, room, extras, hookRoom = room }: Request,
): Paragraph | null {
  const draft = writer.begin();
  const steps = planned(framework, extras);
  for (const [index, step] of steps.entries()) {
    const limit = index === 0 ? Math.min(room, hookRoom) : room;
    const left =
      limit - writer.count(textOf(writer, draft)) - (draft.sentences.length > 0 ? writer.pack.space.length : 0);
    const kept = Math.min(28, left * 0.22) * (steps.length - index - 1);
    const said =
      writer.say(draft, step.moves, left - kept) ??
      (step.optional === undefined ? writer.say(draft, step.moves, left) : null);
    const isNeeded = step.optional === undefined && (index === 0 || room > tight);
    if (said === null && isNeeded) return null;
  }
  const [hook] = draft.sentences;
  const text = textOf(writer, draft);
  if (hook === undefined || writer.count(text) > room) return null;
  return { text, sentences: draft.sentences, hook };
}

function planned(framework: Framework, extras: number): Step[] {
  const ranks = framework.steps.map((step) => step.optional ?? 0).filter((rank) => rank > 0);
  const wanted = new Set(ranks.toSorted((a, b) => a - b).slice(0, extras));
  return framework.steps.filter((step) => step.optional === undefined || wanted.has(step.optional));
}

function textOf(writer: Writer, draft: Draft): string {
  return draft.sentences.map((said) => said.text).join(writer.pack.space);
}
