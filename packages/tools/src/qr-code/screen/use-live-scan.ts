import { useEffect, useState } from 'react';
import { readsBack } from './live-scan.ts';
import type { QrPlan } from '../plan/plan.ts';

const pause = 250;

export type ScanVerdict = 'checking' | 'reads' | 'fails' | 'unknown';

/** Reads the drawn code back once the typing pauses. */
export function useLiveScan(plan: QrPlan | null, margin: number): ScanVerdict {
  const [known, setKnown] = useState<{ svg: string; verdict: ScanVerdict }>();
  useEffect(() => {
    if (plan === null) return undefined;
    let wanted = true;
    const settle = (verdict: ScanVerdict): void => {
      if (wanted) setKnown({ svg: plan.svg, verdict });
    };
    const timer = setTimeout(() => {
      readsBack(plan, margin).then(
        (reads) => settle(reads ? 'reads' : 'fails'),
        // An old browser, or the reader could not be fetched: the run itself still checks.
        () => settle('unknown'),
      );
    }, pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [plan, margin]);
  return known?.svg === plan?.svg ? (known?.verdict ?? 'checking') : 'checking';
}
