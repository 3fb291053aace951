/** In a process of its own: the embedded database takes more memory than the supervisor should keep. */
import { carryOver } from '@adwright/db/copy/carry-over.ts';
import { explainFailure } from '../explain-failure.ts';
import type { CarryOverAnswer, CarryOverOrder } from './carry-over.ts';

process.once('disconnect', () => process.exit(1));
process.once('message', (order: CarryOverOrder) => {
  carryOver(order)
    .then((outcome): CarryOverAnswer => ({ outcome }))
    .catch((error: unknown): CarryOverAnswer => ({ failed: explainFailure(error, null) }))
    .then((answer) => process.send?.(answer, () => process.exit(0)))
    .catch(() => process.exit(1));
});
