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
  /** Below the title and as much in sight: what narrows long content down. */
  toolbar?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** False while what was chosen in it has put the focus elsewhere. */
  returnsFocus?: boolean | undefined;
  /** False where the first thing in it ends something: a key pressed twice would press it. */
  focusesFirst?: boolean | undefined;
  /** Selects what to begin at, such as what is chosen already: it is in sight and has the focus. */
  startAt?: string | undefined;
  children?: ReactNode;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' };

/** In sight above and below long content, but not where it would take half of what there is to see. */
const stays = '[@media(min-height:32rem)]:sticky';

/** Centred on wide screens, a sheet at the bottom on a phone. Focus is kept inside and given back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  toolbar,
  footer,
  size = 'sm',
  returnsFocus = true,
  focusesFirst = true,
  startAt,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] items-end overflow-y-auto scroll-pt-20 scroll-pb-36 bg-scrim has-data-toolbar:scroll-pt-58 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:scroll-pb-20 sm:px-8">
          <RadixDialog.Content
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus();
              const content = event.currentTarget;
              if (!(content instanceof HTMLElement)) return;
              const start = startAt === undefined ? null : content.querySelector<HTMLElement>(startAt);
              if (focusesFirst && start === null) return;
              event.preventDefault();
              (start ?? content).focus({ preventScroll: true });
              start?.scrollIntoView({ block: 'center' });
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
            <header
              data-toolbar={toolbar === undefined ? undefined : ''}
              className={classNames(
                'top-0 z-10 flex flex-col gap-3 rounded-t-card bg-raised px-6 pt-6',
                toolbar === undefined ? 'pb-2' : 'border-b pb-4',
                stays,
              )}
            >
              <RadixDialog.Title className="pe-10 text-2xl wrap-anywhere">{title}</RadixDialog.Title>
              {toolbar}
            </header>
            {description !== undefined && (
              <RadixDialog.Description className="px-6 pe-16 text-muted">{description}</RadixDialog.Description>
            )}
            <div
              className={
                children === undefined
                  ? 'pt-6'
                  : classNames('px-6 pb-6', toolbar === undefined && description === undefined ? 'pt-4' : 'pt-6')
              }
            >
              {children}
            </div>
            {footer !== undefined && (
              <footer
                className={classNames(
                  'bottom-0 z-10 flex flex-col-reverse gap-3 border-t bg-raised px-6 py-4 sm:flex-row sm:justify-end sm:rounded-b-card',
                  stays,
                )}
              >
                {footer}
              </footer>
            )}
            {/* The last one for the keyboard, and over the header for the eye. */}
            <div className="sticky top-0 z-20 order-first h-0">
              <RadixDialog.Close asChild>
                <IconButton label={closeLabel} icon={<X aria-hidden="true" />} className="absolute end-4 top-4" />
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
