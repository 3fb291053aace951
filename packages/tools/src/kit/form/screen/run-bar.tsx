import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Coins, RotateCcw } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ToolFormProps } from './form-props.ts';
import { useFormWords } from './form-words.ts';
import { isUnderWay } from '../plan/is-under-way.ts';
import { PresetsMenu } from './presets-menu.tsx';
import { useStartOver } from './start-over.ts';
import { useToolHost } from './tool-host.ts';

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

type Blocker = { readonly text: string; readonly plansHelp?: true };

/** The first thing that stands in the way, in the order a person can do something about it. */
function useBlocker({ offline, reason, quote, credits }: RunBarProps): Blocker | undefined {
  const t = useFormWords();
  if (offline) return { text: t('offline') };
  if (reason !== undefined) return { text: reason };
  if (quote === null || credits === null || credits >= quote) return undefined;
  return { text: t('tooFewCredits', { cost: t('cost', { credits: quote }), credits }), plansHelp: true };
}

/** A field in a closed fold can be neither seen nor focused. */
function unfoldAround(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

export function RunBar(props: RunBarProps) {
  const { action, quote, signedIn, run, starting, problem, reason, onBlockedPress } = props;
  const t = useFormWords();
  const noteId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const { showPlans, looking } = useToolHost();
  const startOver = useStartOver();
  const blocker = useBlocker(props);
  const showWhere = (): void => {
    onBlockedPress();
    // The fields turn red with the next render; then the first of them takes the focus.
    requestAnimationFrame(() => {
      const first = bar.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (first) unfoldAround(first);
      first?.focus();
      // The bar with the button would cover what is said below the field.
      first?.scrollIntoView({ block: 'center' });
    });
  };
  const note = blocker?.text ?? (signedIn ? undefined : t('signInFirst'));
  // What cannot run has no price: the one that is known is of what stood in the fields before.
  const label =
    quote === null || reason !== undefined
      ? action
      : t('actionWithCost', { action, cost: t('cost', { credits: quote }) });
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
        loading={starting || looking || isUnderWay(run)}
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
      {blocker?.plansHelp && showPlans && (
        <Button size="sm" icon={<Coins />} className="self-center" onClick={showPlans}>
          {t('seePlans')}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-2 empty:hidden">
        <PresetsMenu />
        {startOver && !starting && !isUnderWay(run) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw />}
            onClick={() => {
              const { undo, settle } = startOver();
              toast.info(t('startedOver'), { action: { label: t('undo'), onClick: undo }, onGone: settle });
            }}
          >
            {t('startOver')}
          </Button>
        )}
      </div>
    </div>
  );
}
