import { AppError } from '@adwright/contract/errors.ts';
import { type JsonObject, sameJson } from '@adwright/contract/document/json-value.ts';
import type { DocumentRecord, NewRevision } from './ports.ts';

type Change = Pick<NewRevision, 'revision' | 'restoredFrom' | 'schemaVersion'> & {
  /** Undefined when what it was made on is no longer kept: then nobody can say what it said. */
  readonly body: JsonObject | undefined;
};

/**
 * What a change of this id wrote before. The same change sent again stands on the same revision, goes back to the same
 * one and says the same; anything else under its name is another one, and its sender must not believe it was taken.
 */
export function sameChange(written: DocumentRecord, change: Change): DocumentRecord {
  const { revision, restoredFrom, schemaVersion, body } = change;
  const comparable = body !== undefined && written.schemaVersion === schemaVersion;
  const same =
    written.revision === revision &&
    written.restoredFrom === restoredFrom &&
    (!comparable || sameJson(written.body, body));
  if (!same) throw new AppError('idempotency_mismatch');
  return written;
}
