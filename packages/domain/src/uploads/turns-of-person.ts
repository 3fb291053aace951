import { AppError } from '@adwright/contract/errors.ts';

/** Files of one person that are looked into at the same time, in this process. */
const atOnce = 2;
/** More than a selection of files holds: whoever sends more is better told so than kept. */
const mostWaiting = 60;

type Turns = { running: number; readonly waiting: (() => void)[] };

const persons = new Map<string, Turns>();

/**
 * Lets a few of a person's files through at a time, the others in the order they came. What opens files stands in one
 * line for everybody: without this, one person's hundred would stand in it before another's first.
 */
export async function inTurnOfPerson<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  const turns = persons.get(person) ?? { running: 0, waiting: [] };
  persons.set(person, turns);
  if (turns.running >= atOnce) {
    if (turns.waiting.length >= mostWaiting) throw new AppError('unavailable');
    await new Promise<void>((go) => turns.waiting.push(go));
  } else turns.running += 1;
  try {
    return await work();
  } finally {
    // The place is handed on, so nobody who comes in between takes it.
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running -= 1;
    if (turns.running === 0) persons.delete(person);
  }
}
