import { FilePathSource } from 'mediabunny';
import { MediaFaultError } from './media-fault.ts';
import { readContainer } from './read-container.ts';
import type { ReadAnswer } from './read-process.ts';

/** The far side of `readInProcess`: one file, one answer. */
const answer = (message: ReadAnswer): void => void process.send?.(message);

readContainer(new FilePathSource(process.argv[2] ?? '')).then(
  (facts) => answer({ facts }),
  (error: unknown) =>
    answer({ fault: error instanceof MediaFaultError ? error.fault : 'unreadable', message: String(error) }),
);
