import { LazyMessages } from '../session/lazy-messages.tsx';
import { DashboardModal } from './dashboard-modal.tsx';

/** The dashboard with its words, as one thing to fetch. */
export function DashboardPart({ open }: { open: boolean }) {
  return (
    <LazyMessages areas={['dashboard']}>
      <DashboardModal open={open} />
    </LazyMessages>
  );
}
