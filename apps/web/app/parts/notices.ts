import { toast } from '@adwright/ui/toast.ts';

/** The same words at the same time are one toast: several calls often fail of one cause. */
export function toastError(title: string, message: string): void {
  toast.error(title, { description: message, id: `error: ${message}` });
}

export function notifyError(title: string, message: string): void {
  void import('@adwright/ui/notification.tsx').then(({ notify }) => notify({ title, message, type: 'error' }));
}
