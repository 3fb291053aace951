import { type JsonObject, sameJson } from '@adwright/contract/document/json-value.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DocumentSession, useToolHost } from '../../form/screen/tool-host.ts';
import { isMissing } from '../../form/screen/use-document.ts';

type Desk<Fields extends object> = {
  readonly fields: Fields;
  /** A document as the form reads it. */
  fieldsIn(document: JsonObject): Fields;
  /** The document says something else than the fields: it was opened, or changed by another tab or person. */
  take(fields: Fields): void;
  /** It is open, and nobody has saved anything in it yet. */
  onUntouched(): void;
  onFailed(attempt: number, missing: boolean): void;
};

/** Keeps a form's fields and the document of a project the same, both ways. Null until it is open. */
export function useDocumentOf<Fields extends object>(
  projectId: string | null,
  attempt: number,
  desk: Desk<Fields>,
): DocumentSession | null {
  const host = useToolHost();
  const [session, setSession] = useState<DocumentSession | null>(null);
  /** What the document was last known to say, and how the form says the same. */
  const known = useRef<{ document: JsonObject; fields: JsonObject } | null>(null);
  const begin = useEffectEvent((id: string) => {
    const initial = jsonOf(desk.fields);
    return { initial, opening: host.openDocument({ kind: 'preset-ad', projectId: id, initial }) };
  });
  const heard = useEffectEvent((document: JsonObject) => {
    if (known.current === null || sameJson(document, known.current.document)) return;
    const fields = desk.fieldsIn(document);
    known.current = { document, fields: jsonOf(fields) };
    desk.take(fields);
  });
  const opened = useEffectEvent((made: DocumentSession, initial: JsonObject) => {
    const { document, revision } = made.get();
    known.current = { document: initial, fields: initial };
    setSession(made);
    if (revision === 0 && document === initial) desk.onUntouched();
    else heard(document);
  });
  const failed = useEffectEvent((which: number, error: unknown) => desk.onFailed(which, isMissing(error)));
  useEffect(() => {
    if (projectId === null) return undefined;
    let gone = false;
    let close = (): void => {};
    const { initial, opening } = begin(projectId);
    opening.then(
      (made) => {
        if (gone) return made.close();
        opened(made, initial);
        const stop = made.subscribe(() => heard(made.get().document));
        close = () => {
          stop();
          made.close();
        };
      },
      (error: unknown) => !gone && failed(attempt, error),
    );
    return () => {
      gone = true;
      close();
      known.current = null;
      setSession(null);
    };
  }, [projectId, attempt]);
  const { fields } = desk;
  useEffect(() => {
    const next = jsonOf(fields);
    if (session === null || known.current === null || sameJson(next, known.current.fields)) return;
    known.current = { document: next, fields: next };
    session.change(next);
  }, [session, fields]);
  return session;
}

/** Nothing but what JSON can say: that is what is kept, and what comes back. */
export function jsonOf(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
