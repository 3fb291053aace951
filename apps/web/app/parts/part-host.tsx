import { type ComponentType, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toastError } from './notices.ts';
import { PartBoundary } from './part-boundary.tsx';

type PartHostProps = {
  open: boolean;
  /** Fetched when it is first opened. */
  Part: ComponentType;
  /** It could not be fetched: whoever opened it must know that it is closed. */
  onFailed: () => void;
};

/** A modal over whatever page asked for it. */
export function PartHost({ open, Part, onFailed }: PartHostProps) {
  const t = useTranslations('shell.notices');
  // Stays mounted after its first use, so that it can leave gracefully.
  const [used, setUsed] = useState(false);
  const [failures, setFailures] = useState(0);
  if (open && !used) setUsed(true);
  if (!used) return null;
  const giveUp = () => {
    setUsed(false);
    setFailures(failures + 1);
    onFailed();
    toastError(t('error'), t('partFailed'));
  };
  return (
    <PartBoundary key={failures} onError={giveUp}>
      <Suspense>
        <Part />
      </Suspense>
    </PartBoundary>
  );
}
