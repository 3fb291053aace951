import { LazyMessages } from '../words/lazy-messages.tsx';
import { DashboardModal, type DashboardModalProps } from './dashboard-modal.tsx';
import { useRunNews } from './use-run-news.ts';

/** The dashboard with its words, as one thing to fetch. Once there it stays, and says when a run has ended. */
export function DashboardPart(props: DashboardModalProps) {
  return (
    <LazyMessages areas={['dashboard', 'tool-sections']}>
      <RunNews />
      <DashboardModal {...props} />
    </LazyMessages>
  );
}

function RunNews() {
  useRunNews();
  return null;
}
