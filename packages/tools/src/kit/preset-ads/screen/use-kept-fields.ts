import { useRef, useState } from 'react';
import type { ToolFormProps } from '../../form/screen/form-props.ts';
import { type DocumentSession, useToolHost } from '../../form/screen/tool-host.ts';
import { jsonOf, useDocumentOf } from './use-document-of.ts';
import type { OfEach } from '../../form/plan/form-settings.ts';
import { useFields } from '../../form/screen/use-fields.ts';
import type { PresetBrief } from '../plan/input.ts';
import { forTemplate, linksOfEach, ofEach } from '../plan/of-each.ts';
import type { Preset } from './preset.ts';

type Props<Input> = Pick<ToolFormProps<Input>, 'initial' | 'projectId' | 'run' | 'signedIn' | 'onKept'>;

/** The piece of work whose document the fields belong to. */
type Place = {
  readonly projectId: string;
  /** `stored`: opened from the person's work. `result`: of the run that was opened. `begun`: here, by a change by hand. */
  readonly by: 'stored' | 'result' | 'begun';
};

export type KeptFields<Input> = {
  readonly fields: Input;
  readonly setFields: (next: Input | ((before: Input) => Input)) => void;
  /** Takes what was changed by hand: from the first time on the server keeps it. */
  readonly setByHand: (next: Input, ofProject: string | null) => void;
  /** Other work begins in these fields: what was kept stays as it is. */
  readonly leave: () => void;
  readonly projectId: string | null;
  /** Null as long as nothing is kept. */
  readonly session: DocumentSession | null;
  /** What the fields begin with is not there yet, or cannot be had. */
  readonly state: 'ready' | 'opening' | 'failed' | 'missing';
  readonly retry: () => void;
};

/** A form's fields which the server keeps as they change, once somebody has worked on them by hand. */
export function useKeptFields<Input extends PresetBrief>(
  preset: Preset<Input>,
  { initial, projectId: stored = null, run, signedIn, onKept }: Props<Input>,
): KeptFields<Input> {
  const host = useToolHost();
  const { fields, setFields } = useFields(() => preset.fieldsFrom(initial ?? {}), {
    ofEach: [...ofEach, ...linksOfEach] as OfEach<Input>,
    settle: forTemplate,
  });
  const [place, setPlace] = useState<Place | null>(() => firstPlace(stored, run?.project_id ?? null));
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ attempt: number; missing: boolean } | null>(null);
  const session = useDocumentOf(place?.projectId ?? null, attempt, {
    fields,
    fieldsIn: (document) => preset.fieldsFrom(document as Partial<Input>),
    take: setFields,
    // A result that nobody has worked on since is made anew by the button, and is no work that goes on.
    onUntouched: () => place?.by === 'result' && setPlace(null),
    onFailed: (which, missing) => setFailure({ attempt: which, missing }),
  });
  const beginning = useRef(false);

  async function begin(next: Input, ofProject: string | null): Promise<void> {
    if (beginning.current) return;
    beginning.current = true;
    try {
      const projectId = ofProject ?? (await host.keepDraft(preset.tool, jsonOf(next)));
      setPlace({ projectId, by: 'begun' });
      onKept?.(projectId);
    } catch {
      // The toast says it; the next change tries again, and until then the tab has it.
    }
    beginning.current = false;
  }

  const waits = place !== null && place.by !== 'begun' && session === null;
  return {
    fields,
    setFields,
    setByHand(next, ofProject) {
      setFields(next);
      if (place === null && signedIn) void begin(next, ofProject);
    },
    leave() {
      if (place?.by !== 'begun') return;
      setPlace(null);
      onKept?.(null);
    },
    projectId: place?.projectId ?? null,
    session,
    state: !waits ? 'ready' : failure?.attempt !== attempt ? 'opening' : failure.missing ? 'missing' : 'failed',
    retry: () => setAttempt((before) => before + 1),
  };
}

function firstPlace(stored: string | null, ofRun: string | null): Place | null {
  if (stored !== null) return { projectId: stored, by: 'stored' };
  return ofRun === null ? null : { projectId: ofRun, by: 'result' };
}
