import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useId, useRef } from 'react';
import type { ToolFormProps } from '../form.ts';
import { useFormWords } from './form-words.ts';
import { isUnderWay } from './is-under-way.ts';

type RunBarProps = Pick<
  ToolFormProps<unknown>,
  'signedIn' | 'quote' | 'credits' | 'run' | 'starting' | 'problem' | 'offline'
> & {
  /** What the button does, e.g. "Write my ads". */
  action: string;
  /** Why what is in the fields cannot run; undefined when it can. */
  reason: string | undefined;
  /** The button was pressed although it cannot run: show where. */
  onBlockedPress: () => void;
};

/** The first thing that stands in the way, in the order a person can do something about it. */
function useBlocker({ offline, reason, quote, credits }: RunBarProps): string | undefined {
  const t = useFormWords();
  if (offline) return t('offline');
  if (reason !== undefined) return reason;
  if (quote === null || credits === null || credits >= quote) return undefined;
  return t('tooFewCredits', { cost: t('cost', { credits: quote }), credits });
}

export function RunBar(props: RunBarProps) {
  const { action, quote, signedIn, run, starting, problem, onBlockedPress } = props;
  const t = useFormWords();
  const noteId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const blocker = useBlocker(props);
  const showWhere = (): void => {
    onBlockedPress();
    // The fields turn red with the next render; then the first of them takes the focus.
    requestAnimationFrame(() =>
      bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  };
  const note = blocker ?? (signedIn ? undefined : t('signInFirst'));
  const label = quote === null ? action : t('actionWithCost', { action, cost: t('cost', { credits: quote }) });
  return (
    <div ref={bar} className="flex flex-col gap-3">
      {problem !== undefined && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="w-full"
        loading={starting || isUnderWay(run)}
        disabled={blocker !== undefined}
        onBlockedPress={showWhere}
        aria-describedby={note === undefined ? undefined : noteId}
      >
        {label}
      </Button>
      {note !== undefined && (
        <p id={noteId} className="text-center text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
