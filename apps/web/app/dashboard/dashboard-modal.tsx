import { brand } from '@adwright/contract/brand.ts';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { PartFailed } from '../parts/part-failed.tsx';
import { LazyMessages } from '../words/lazy-messages.tsx';
import type { DashboardAddress } from './dashboard-address.ts';
import type { TemplateSelected } from './dashboard-events.ts';
import { handover } from './use-dashboard-events.ts';
import { sections } from './sections.ts';
import { LowCredits } from './low-credits.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useDashboard } from './use-dashboard.ts';

export type DashboardModalProps = {
  open: boolean;
  /** Whether the section stands, with its code and its words. */
  onReady: (ready: boolean) => void;
};

export function DashboardModal({ open, onReady }: DashboardModalProps) {
  const t = useTranslations('dashboard');
  const { address, close } = useDashboard();
  const [menuOpen, setMenuOpen] = useState(false);
  // While it fades out the address is already empty: what was open stays drawn until it is gone.
  const [shown, setShown] = useState<DashboardAddress | null>(null);
  if (open && address !== null && address !== shown) setShown(address);
  if (shown === null) return null;
  return (
    <FullScreenDialog open={open} onOpenChange={(next) => !next && close()} title={t('title', { product: brand.name })}>
      <Sidebar current={shown.section} menuOpen={menuOpen} onMenuOpen={setMenuOpen} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar section={shown.section} onMenu={() => setMenuOpen(true)} onClose={() => close()} />
        <LowCredits />
        <SectionPlace key={`${shown.section} ${shown.runId ?? ''}`} address={shown} onReady={onReady} />
      </div>
    </FullScreenDialog>
  );
}

/** Where the section stands. Each begins at its top. */
function SectionPlace({ address, onReady }: { address: DashboardAddress; onReady: (ready: boolean) => void }) {
  const { areas } = sections[address.section];
  return (
    <main className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8">
        <PartBoundary fallback={<PartFailed />} onError={() => onReady(true)}>
          <Suspense fallback={<SectionSkeleton />}>
            <LazyMessages areas={areas}>
              <StandingSection address={address} onReady={onReady} />
            </LazyMessages>
          </Suspense>
        </PartBoundary>
      </div>
    </main>
  );
}

/** Stands once everything it needs has arrived; from then on it can be given a template or an avatar. */
function StandingSection({ address, onReady }: { address: DashboardAddress; onReady: (ready: boolean) => void }) {
  const { Component } = sections[address.section];
  const [selected, setSelected] = useState<TemplateSelected | null>(null);
  useEffect(() => handover.stand(address.section, setSelected), [address.section]);
  useEffect(() => onReady(true), [onReady]);
  return <Component address={address} selected={selected} />;
}

function SectionSkeleton() {
  const t = useTranslations('dashboard');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </output>
  );
}
