import { createStore } from 'zustand/vanilla';

/** The popups that are on screen, and when each of them goes. Knows nothing of how they look. */
export type NotificationType = 'success' | 'info' | 'warning' | 'error';
export type NotificationPosition = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left';

export type NotificationOptions = {
  title: string;
  message?: string | undefined;
  type?: NotificationType | undefined;
  position?: NotificationPosition | undefined;
  /** Milliseconds; 0 stays until it is closed. */
  duration?: number | undefined;
  onClose?: (() => void) | undefined;
};

export type Notification = {
  readonly id: number;
  readonly title: string;
  readonly type: NotificationType;
  readonly position: NotificationPosition;
  readonly message: string | undefined;
  readonly zIndex: number;
};

type Timer = { remaining: number; startedAt: number; handle: ReturnType<typeof setTimeout> | undefined };

const baseZIndex = 2000;
const defaultDuration = 4500;

export const notifications = createStore<readonly Notification[]>(() => []);
let count = 0;
const timers = new Map<number, Timer>();
const closers = new Map<number, () => void>();

export function closeNotification(id: number): void {
  const list = notifications.getState();
  if (!list.some((item) => item.id === id)) return;
  pauseNotification(id);
  timers.delete(id);
  notifications.setState(
    list.filter((item) => item.id !== id),
    true,
  );
  closers.get(id)?.();
  closers.delete(id);
}

export function pauseNotification(id: number): void {
  const timer = timers.get(id);
  if (!timer?.handle) return;
  clearTimeout(timer.handle);
  timer.handle = undefined;
  timer.remaining -= performance.now() - timer.startedAt;
}

export function resumeNotification(id: number): void {
  const timer = timers.get(id);
  if (!timer || timer.handle) return;
  timer.startedAt = performance.now();
  timer.handle = setTimeout(() => closeNotification(id), Math.max(0, timer.remaining));
}

export function addNotification(options: NotificationOptions): number {
  const { title, message, type = 'info', position = 'top-right', duration = defaultDuration, onClose } = options;
  const list = notifications.getState();
  const id = (count += 1);
  // While anything is open the next one lies above it; with an empty screen counting starts over.
  const zIndex = Math.max(baseZIndex - 1, ...list.map((item) => item.zIndex)) + 1;
  if (onClose) closers.set(id, onClose);
  notifications.setState([...list, { id, title, message, type, position, zIndex }], true);
  if (duration > 0) {
    timers.set(id, { remaining: duration, startedAt: 0, handle: undefined });
    resumeNotification(id);
  }
  return id;
}
