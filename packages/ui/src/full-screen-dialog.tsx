import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';

type FullScreenDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; its content shows its own heading. */
  title: string;
  children: ReactNode;
};

/** Covers the page, which cannot scroll meanwhile. Escape closes it, unless somebody is writing. */
export function FullScreenDialog({ open, onOpenChange, title, children }: FullScreenDialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-surface data-[state=closed]:animate-fade-out" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (isWriting(event.target)) event.preventDefault();
          }}
          className="fixed inset-0 z-40 flex bg-surface data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in focus-visible:outline-none"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
