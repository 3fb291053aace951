import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { leaveEscapeToAbove } from './escape-meant-for-above.ts';
import { useFocusReturn } from './use-focus-return.ts';

type FullScreenDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; its content shows its own heading. */
  title: string;
  children: ReactNode;
};

/**
 * Covers the page, which cannot scroll meanwhile. Escape closes it from its frame only: in its `main` the key belongs
 * to whatever is worked on there, and one press too many must not put the whole workspace away.
 */
export function FullScreenDialog({ open, onOpenChange, title, children }: FullScreenDialogProps) {
  const focus = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);
  const working = useRef(false);
  const noteWork = ({ target }: SyntheticEvent): void => {
    // The dialog itself has the focus when nothing else can have it: that says nothing about where somebody works.
    if (!(target instanceof Element) || target === content.current) return;
    if (content.current?.contains(target)) working.current = target.closest('main') !== null;
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-surface data-[state=closed]:animate-fade-out" />
        <RadixDialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            working.current = false;
            // Its first button would be an odd place to begin a whole screen at.
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          // Nothing lies outside a whole screen but the messages above it, and pressing one closes nothing.
          onInteractOutside={(event) => event.preventDefault()}
          onFocusCapture={noteWork}
          onPointerDownCapture={noteWork}
          onEscapeKeyDown={(event) => {
            if (leaveEscapeToAbove(event, content.current)) return;
            if (working.current || isWriting(event.target)) event.preventDefault();
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
