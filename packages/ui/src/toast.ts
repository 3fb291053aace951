import { createStore } from 'zustand/vanilla';

/**
 * Short messages at the top right. The library behind them is fetched with the first message,
 * so that pages which have nothing to say do not pay for it. `ToastHost` shows them.
 */
export type ToastOptions = {
  description?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** The id of a toast to replace, e.g. the loading one whose work has ended. */
  id?: string | undefined;
  /** It has left without its action being taken. */
  onGone?: (() => void) | undefined;
};

type Kind = 'success' | 'warning' | 'info' | 'error' | 'loading';

const durations: Record<Kind, number> = { success: 4000, warning: 4000, info: 4000, error: 5000, loading: Infinity };

let count = 0;
export const toastsWanted = createStore(() => false);

function show(kind: Kind, title: string, { description, action, id, onGone }: ToastOptions = {}): string {
  const key = id ?? `toast-${(count += 1)}`;
  toastsWanted.setState(true);
  void import('sonner').then(({ toast }) =>
    toast[kind](title, {
      id: key,
      description,
      action,
      duration: durations[kind],
      ...(onGone && { onAutoClose: onGone, onDismiss: onGone }),
    }),
  );
  return key;
}

export const toast = {
  success: (title: string, options?: ToastOptions): string => show('success', title, options),
  warning: (title: string, options?: ToastOptions): string => show('warning', title, options),
  info: (title: string, options?: ToastOptions): string => show('info', title, options),
  error: (title: string, options?: ToastOptions): string => show('error', title, options),
  /** Stays until it is dismissed or replaced. */
  loading: (title: string, options?: ToastOptions): string => show('loading', title, options),
  /** One, or all of them. */
  dismiss(id?: string): void {
    if (toastsWanted.getState()) void import('sonner').then(({ toast }) => toast.dismiss(id));
  },
};
