import type { Area } from '@adwright/i18n/areas.ts';
import { CopyCheck, House, Images, QrCode } from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DashboardAddress } from './dashboard-address.ts';
import { type SectionKey, sectionSlugs } from './section-keys.ts';

export type SectionProps = { readonly address: DashboardAddress };

export type Section = {
  readonly key: SectionKey;
  /** Its name in feature-switch events and in the address. */
  readonly event: string;
  readonly icon: ComponentType<{ className?: string }>;
  /** Who may open it. */
  readonly gate: 'user' | 'anyone';
  readonly group: 'main' | 'make';
  /** The words it needs beside the dashboard's own. */
  readonly areas: readonly Area[];
  readonly Component: LazyExoticComponent<ComponentType<SectionProps>>;
};

const home = lazy(async () => ({ default: (await import('./home-section.tsx')).HomeSection }));
const work = lazy(async () => ({ default: (await import('./work-section.tsx')).WorkSection }));
const adCopy = lazy(async () => ({ default: (await import('./ad-copy-section.tsx')).AdCopySection }));
const qrCode = lazy(async () => ({ default: (await import('./qr-code-section.tsx')).QrCodeSection }));

const user = { gate: 'user' } as const;

/** Every section there is, in the sidebar's order. One whose tool has not landed is not listed. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  Home: { ...user, key: 'Home', event: sectionSlugs.Home, icon: House, group: 'main', areas: [], Component: home },
  MyWork: {
    ...user,
    key: 'MyWork',
    event: sectionSlugs.MyWork,
    icon: Images,
    group: 'main',
    areas: [],
    Component: work,
  },
  AdCopy: {
    ...user,
    key: 'AdCopy',
    event: sectionSlugs.AdCopy,
    icon: CopyCheck,
    group: 'make',
    areas: ['tool-ad-copy', 'session'],
    Component: adCopy,
  },
  QRCodeGenerator: {
    ...user,
    key: 'QRCodeGenerator',
    event: sectionSlugs.QRCodeGenerator,
    icon: QrCode,
    group: 'make',
    areas: ['tool-qr-code', 'session'],
    Component: qrCode,
  },
};
