import { Button } from '@adwright/ui/button.tsx';
import type { ReactNode } from 'react';
import { useIsSold } from '../session/public-config.ts';
import { session } from '../session/session.ts';

/** Leads to the plans, where one can be bought. */
export function BuyButton({ children }: { children: ReactNode }) {
  if (!useIsSold()) return null;
  return (
    <Button className="w-full" onClick={() => session.setModal('price', true)}>
      {children}
    </Button>
  );
}
