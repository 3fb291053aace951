import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { Spinner } from './spinner.tsx';

export type ToasterProps = {
  /** Names the region the toasts appear in. */
  label: string;
  closeLabel: string;
  dir: 'ltr' | 'rtl';
};

const colours = {
  '--normal-bg': 'var(--raised)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--text)',
  '--border-radius': '16px',
  '--width': '22.5rem',
} as CSSProperties;

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-5 text-warn" />,
  info: <Info aria-hidden="true" className="size-5 text-support" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  loading: <Spinner className="text-muted" />,
  close: <X aria-hidden="true" className="size-4" />,
};

export function Toaster({ label, closeLabel, dir }: ToasterProps) {
  return (
    <Sonner
      position="top-right"
      visibleToasts={5}
      expand
      closeButton
      duration={5000}
      gap={8}
      dir={dir}
      containerAriaLabel={label}
      icons={icons}
      style={colours}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        classNames: {
          // A dialog takes the pointer from the whole page; what a message offers must still be pressable.
          toast: 'pointer-events-auto! font-sans! items-start! gap-3! shadow-overlay! p-4!',
          title: 'text-sm font-semibold leading-5',
          description: 'text-sm! text-muted! leading-5',
          icon: 'm-0! size-5!',
          closeButton:
            // Positioned, so that its larger touch area lies around it and not over the whole message.
            'relative! inset-auto! order-last! ms-auto! size-6! shrink-0! transform-none! border-0! bg-transparent! text-muted! hover:bg-hover! hover:text-text! touch-area',
          actionButton: 'relative! z-10! bg-inverse! text-on-inverse! rounded-control!',
        },
      }}
    />
  );
}
