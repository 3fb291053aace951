import { lazy } from 'react';
import { PartHost } from '../../parts/part-host.tsx';
import { setAccountOpen, useAccountOpen } from '../../session/account-store.ts';

const Account = lazy(async () => ({ default: (await import('./account-part.tsx')).AccountPart }));

export function AccountHost() {
  return <PartHost open={useAccountOpen()} Part={Account} onFailed={() => setAccountOpen(false)} />;
}
