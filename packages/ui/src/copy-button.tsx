import { Check, CircleAlert, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

type CopyButtonProps = {
  text: string;
  /** What the button does, e.g. "Copy headline". */
  label: string;
  copiedLabel: string;
  failedLabel: string;
  iconOnly?: boolean | undefined;
  className?: string | undefined;
};

type CopyState = 'idle' | 'copied' | 'failed';

/** Long enough to read what to do instead. */
const shownMs = { copied: 2000, failed: 6000 } as const;

async function copy(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The clipboard is closed to pages without TLS and to frames that were not given it.
    return 'failed';
  }
}

export function CopyButton({ text, label, copiedLabel, failedLabel, iconOnly, className }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), shownMs[state]);
    return () => clearTimeout(timer);
  }, [state]);
  const press = (): void => void copy(text).then(setState);
  const said = { idle: '', copied: copiedLabel, failed: failedLabel }[state];
  const icon = {
    idle: <Copy aria-hidden="true" />,
    copied: <Check aria-hidden="true" className="text-success-text" />,
    failed: <CircleAlert aria-hidden="true" className="text-danger-text" />,
  }[state];
  return (
    <>
      {iconOnly ? (
        <IconButton
          size="sm"
          label={state === 'failed' ? failedLabel : label}
          icon={icon}
          onClick={press}
          className={className}
        />
      ) : (
        <Button size="sm" icon={icon} onClick={press} className={className}>
          {said || label}
        </Button>
      )}
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </>
  );
}
