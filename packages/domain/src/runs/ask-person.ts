import type { RunContext, RunRecord } from './ports.ts';

/** Ends an attempt that cannot go on without the person. */
export class PersonNeeded extends Error {
  readonly step: string;
  readonly question: unknown;
  constructor(step: string, question: unknown) {
    super(`The person is needed for ${step}`);
    this.name = 'PersonNeeded';
    this.step = step;
    this.question = question;
  }
}

export function askPerson(run: Pick<RunRecord, 'answers'>): RunContext['ask'] {
  return async (step, question) => {
    if (Object.hasOwn(run.answers, step)) return run.answers[step];
    throw new PersonNeeded(step, await question());
  };
}
