import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import {
  addNotification,
  closeNotification,
  notifications,
  pauseNotification,
  resumeNotification,
} from './notification-store.ts';
import type {
  Notification,
  NotificationOptions,
  NotificationPosition,
  NotificationType,
} from './notification-store.ts';

const gap = 16;

const icons: Record<NotificationType, ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="text-success-text" />,
  info: <Info aria-hidden="true" className="text-support-text" />,
  warning: <TriangleAlert aria-hidden="true" className="text-warn-text" />,
  error: <CircleAlert aria-hidden="true" className="text-danger-text" />,
};

const bars: Record<NotificationType, string> = {
  success: 'before:bg-success',
  info: 'before:bg-support',
  warning: 'before:bg-warn',
  error: 'before:bg-danger',
};

const sides: Record<NotificationPosition, string> = {
  'top-right': 'right-4',
  'top-left': 'left-4',
  'bottom-right': 'right-4',
  'bottom-left': 'left-4',
};

/** Shows a popup and answers how to close it. `NotificationHost` has to be on the page. */
export function notify(options: NotificationOptions): { close: () => void } {
  const id = addNotification(options);
  return { close: () => closeNotification(id) };
}

type PopupProps = {
  item: Notification;
  offset: number;
  closeLabel: string;
  onHeight: (id: number, height: number) => void;
};

function Popup({ item, offset, closeLabel, onHeight }: PopupProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => onHeight(item.id, node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [item.id, onHeight]);
  const edge = item.position.startsWith('top') ? 'top' : 'bottom';
  const urgent = item.type === 'error' || item.type === 'warning';
  return (
    <div
      ref={element}
      role={urgent ? 'alert' : 'status'}
      data-notification={item.position}
      onPointerEnter={() => pauseNotification(item.id)}
      onPointerLeave={() => resumeNotification(item.id)}
      onFocus={() => pauseNotification(item.id)}
      onBlur={() => resumeNotification(item.id)}
      style={{ [edge]: offset, zIndex: item.zIndex }}
      className={classNames(
        'fixed flex w-82 max-w-[calc(100vw-2rem)] animate-rise-in items-start gap-3 overflow-hidden rounded-card border bg-raised p-4 shadow-overlay transition-[top,bottom] duration-200',
        'before:absolute before:inset-y-0 before:start-0 before:w-1',
        bars[item.type],
        sides[item.position],
      )}
    >
      <span className="mt-0.5 shrink-0 [&_svg]:size-5">{icons[item.type]}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{item.title}</p>
        {item.message !== undefined && <p className="text-sm text-muted">{item.message}</p>}
      </div>
      <IconButton
        size="sm"
        label={closeLabel}
        icon={<X aria-hidden="true" />}
        onClick={() => closeNotification(item.id)}
        className="-mt-1 -me-1"
      />
    </div>
  );
}

/** Escape takes the newest away first; a dialog or menu that is open has the first claim on the key. */
function useEscape(list: readonly Notification[]): void {
  const newest = list.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeNotification(newest);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest]);
}

/** Once, near the root. */
export function NotificationHost({ closeLabel }: { closeLabel: string }) {
  const list = useStore(notifications);
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({});
  const [onHeight] = useState(
    () => (id: number, height: number) =>
      setHeights((known) => (known[id] === height ? known : { ...known, [id]: height })),
  );
  useEscape(list);
  if (list.length === 0) return null;
  const next: Record<NotificationPosition, number> = {
    'top-right': gap,
    'top-left': gap,
    'bottom-right': gap,
    'bottom-left': gap,
  };
  return createPortal(
    list.map((item) => {
      const offset = next[item.position];
      next[item.position] += (heights[item.id] ?? 0) + gap;
      return <Popup key={item.id} item={item} offset={offset} closeLabel={closeLabel} onHeight={onHeight} />;
    }),
    document.body,
  );
}
