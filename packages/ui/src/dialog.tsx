import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { isLeftEscape } from './escape-meant-for-above.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says in a sentence what is asked. Leave it away only when the content says it. */
  description?: string | undefined;
  closeLabel: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** False while what was chosen in it has put the focus elsewhere. */
  returnsFocus?: boolean | undefined;
  /** False where the first thing in it ends something: a key pressed twice would press it. */
  focusesFirst?: boolean | undefined;
  children?: ReactNode;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' };

/** Centred on wide screens, a sheet at the bottom on a phone. Focus is kept inside and given back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  size = 'sm',
  returnsFocus = true,
  focusesFirst = true,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] items-end overflow-y-auto scroll-pb-36 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:scroll-pb-20 sm:px-8">
          <RadixDialog.Content
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              if (focusesFirst || !(event.currentTarget instanceof HTMLElement)) return;
              event.preventDefault();
              event.currentTarget.focus();
            }}
            onCloseAutoFocus={returnsFocus ? focus.onCloseAutoFocus : (event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (isLeftEscape(event)) onOpenChange(false);
            }}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={classNames(
              'relative mx-auto flex w-full flex-col rounded-t-card border border-line bg-raised shadow-overlay sm:my-8 sm:rounded-card',
              'data-[state=closed]:animate-pop-out data-[state=open]:animate-rise-in focus-visible:outline-none',
              widths[size],
            )}
          >
            <header className="flex flex-col gap-2 px-6 pt-6 pe-16">
              <RadixDialog.Title className="text-2xl wrap-anywhere">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="text-muted">{description}</RadixDialog.Description>
              )}
            </header>
            <div className={children === undefined ? 'pt-6' : 'px-6 py-6'}>{children}</div>
            {footer !== undefined && (
              // Stays in sight below long content, but not where it would take half of what there is to see.
              <footer className="bottom-0 z-10 flex flex-col-reverse gap-3 border-t bg-raised px-6 py-4 sm:flex-row sm:justify-end sm:rounded-b-card [@media(min-height:32rem)]:sticky">
                {footer}
              </footer>
            )}
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} icon={<X aria-hidden="true" />} className="absolute end-4 top-4" />
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
