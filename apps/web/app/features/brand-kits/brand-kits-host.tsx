import { lazy } from 'react';
import { PartHost } from '../../parts/part-host.tsx';
import { setBrandKitsOpen, useBrandKitsOpen } from '../../session/brand-kit-store.ts';

const BrandKits = lazy(async () => ({ default: (await import('./brand-kits-part.tsx')).BrandKitsPart }));

export function BrandKitsHost() {
  return <PartHost open={useBrandKitsOpen()} Part={BrandKits} onFailed={() => setBrandKitsOpen(false)} />;
}
