import { realTimers } from '@adwright/contract/client/timers.ts';
import { useEffect, useRef } from 'react';
import {
  type FeatureSwitch,
  type Registry,
  switchFeature,
  takerOf,
  type TemplateSelected,
} from './dashboard-events.ts';
import { createHandover } from './handover.ts';
import { ruleOf, sectionKeys, sectionNamed } from './section-keys.ts';
import { useDashboard } from './use-dashboard.ts';

const registry: Registry = { keys: sectionKeys, named: sectionNamed, rule: ruleOf };

export const handover = createHandover(realTimers);

/** Follows the two events by which the rest of the site speaks to the dashboard. */
export function useDashboardEvents(): void {
  const { open } = useDashboard();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => {
    const stop = new AbortController();
    // An event may come from anywhere, with anything in it.
    const onFeature = ({ detail }: CustomEvent<Partial<FeatureSwitch> | null>) =>
      void switchFeature(detail?.feature, registry, (section) => latest.current(section));
    const onTemplate = ({ detail }: CustomEvent<Partial<TemplateSelected> | null>) => {
      const taker = takerOf(detail?.kind, registry, detail?.feature);
      if (taker === null || detail?.kind === undefined || typeof detail.id !== 'string') return;
      void latest.current(taker);
      handover.give(taker, { kind: detail.kind, id: detail.id });
    };
    addEventListener('feature-switch', onFeature, stop);
    addEventListener('template-selected', onTemplate, stop);
    return () => stop.abort();
  }, []);
}
