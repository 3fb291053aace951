import { LazyMessages } from '../../words/lazy-messages.tsx';
import { UsageModal } from './usage-modal.tsx';

const areas = ['billing', 'tool-sections'] as const;

export function UsagePart() {
  return (
    <LazyMessages areas={areas}>
      <UsageModal />
    </LazyMessages>
  );
}
