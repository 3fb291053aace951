import { AppError } from '@adwright/contract/errors.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { DocumentKind, DocumentKinds } from './ports.ts';

export function kindOf(kinds: DocumentKinds, id: string): DocumentKind {
  const kind = Object.hasOwn(kinds, id) ? kinds[id] : undefined;
  if (!kind) throw new AppError('invalid_input', {}, [{ path: 'kind', message: 'is not a kind of document' }]);
  return kind;
}

/**
 * The body in the shape of today. It is migrated when it is read and stored so with the next save. One that a newer
 * version of this program saved is refused: guessing at its shape would lose what only that version knows.
 */
export function upToDate(kind: DocumentKind, body: JsonObject, savedIn: number): JsonObject {
  if (savedIn > kind.version) throw new AppError('document_version');
  let current = body;
  for (let version = savedIn; version < kind.version; version += 1) {
    const step = kind.steps[version];
    if (!step) throw new Error(`No step leads from version ${version} of this kind of document`);
    current = step(current);
  }
  return current;
}
