import { CircleAlert } from 'lucide-react';

/** Always in the page, so that screen readers hear the words when they arrive. */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text !== undefined && (
        <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
