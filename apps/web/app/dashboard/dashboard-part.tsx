import { LazyMessages } from '../words/lazy-messages.tsx';
import { DashboardModal, type DashboardModalProps } from './dashboard-modal.tsx';

/** The dashboard with its words, as one thing to fetch. */
export function DashboardPart(props: DashboardModalProps) {
  return (
    <LazyMessages areas={['dashboard', 'tool-sections']}>
      <DashboardModal {...props} />
    </LazyMessages>
  );
}
