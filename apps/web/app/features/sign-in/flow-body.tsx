import type { ReactNode } from 'react';

export function FlowBody({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">{lead}</p>
      {children}
    </div>
  );
}
