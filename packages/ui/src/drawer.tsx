import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `start` is where reading starts: left in English, right in Arabic. */
  side?: 'start' | 'end' | undefined;
  title: string;
  hideTitle?: boolean | undefined;
  closeLabel: string;
  footer?: ReactNode;
  /** Narrower or wider than a reading column, e.g. `max-w-[280px]`. */
  width?: string | undefined;
  children?: ReactNode;
};

const sides = {
  start: 'start-0 border-e ltr:[--toward:-1] rtl:[--toward:1]',
  end: 'end-0 border-s ltr:[--toward:1] rtl:[--toward:-1]',
};

export function Drawer(props: DrawerProps) {
  const {
    open,
    onOpenChange,
    side = 'end',
    title,
    hideTitle,
    closeLabel,
    footer,
    width = 'max-w-md',
    children,
  } = props;
  const focus = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-40 flex w-[calc(100%-3rem)] flex-col border-line bg-raised shadow-overlay',
            'data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in focus-visible:outline-none',
            sides[side],
            width,
          )}
        >
          <header
            className={classNames(
              'flex items-center justify-between gap-4 ps-6 pe-4',
              hideTitle ? 'pt-3' : 'border-b py-3',
            )}
          >
            <RadixDialog.Title className={hideTitle ? 'sr-only' : 'text-xl'}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} icon={<X aria-hidden="true" />} className="ms-auto" />
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">{footer}</footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
