import { Spinner } from '@adwright/ui/spinner.tsx';

/** Says what a stage waits for. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-sm text-muted">
      <Spinner />
      {children}
    </p>
  );
}
