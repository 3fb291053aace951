import { classNames } from '@adwright/ui/class-names.ts';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, use } from 'react';
import { PickLimitContext } from './pick-limit.ts';

type PickCardProps = {
  name: string;
  /** Its picture. */
  children: ReactNode;
  chosen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The shape of cards' pictures, and what they look like until they are drawn. */
export const cardFrame = { width: 4, height: 5 } as const;
export const cardWaiting = 'animate-breathe bg-sunken data-drawn:animate-none';

/** A picture with its name, to choose. */
export function PickCard({ name, children, chosen, onToggle, ref }: PickCardProps) {
  const refuse = use(PickLimitContext);
  // It stays within reach of everybody, so that everybody hears why it cannot be chosen.
  const isTooMany = refuse !== null && !chosen;
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={chosen}
      aria-disabled={isTooMany || undefined}
      onClick={isTooMany ? refuse : onToggle}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-control border text-start transition-colors',
        chosen && 'border-text inset-ring inset-ring-text',
        !chosen && (isTooMany ? 'cursor-not-allowed border-line opacity-45' : 'border-line hover:border-line-strong'),
      )}
    >
      {children}
      <span className="px-1.5 py-1.5 text-xs leading-tight words-whole">{name}</span>
      {chosen && (
        <span className="absolute end-1.5 top-1.5 flex size-5 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
