import { classNames } from '@adwright/ui/class-names.ts';

type SizeButtonProps = {
  name: string;
  width: number;
  height: number;
  /** Shown under the name; the pixels by themselves. */
  details?: string | undefined;
  /** The whole name for those who do not see what it stands under. */
  label?: string | undefined;
  chosen: boolean;
  onToggle: () => void;
};

/** A size to switch on and off, drawn in its own shape. */
export function SizeButton({ name, width, height, details, label, chosen, onToggle }: SizeButtonProps) {
  const scale = 28 / Math.max(width, height);
  const shape = { width: Math.max(4, width * scale), height: Math.max(4, height * scale) };
  const shown = details ?? `${width}×${height}`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={classNames(
        'relative flex min-h-12 min-w-0 items-center gap-2 rounded-control border px-3 py-1.5 text-start text-xs tabular-nums transition-colors',
        chosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised hover:border-text',
      )}
    >
      <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center">
        <span
          style={shape}
          className={classNames('rounded-[2px] border-[1.5px]', chosen ? 'border-accent-text' : 'border-muted')}
        />
      </span>
      <span className="sr-only">{label ?? `${name}, ${width} × ${height}`}</span>
      <span aria-hidden="true" className="flex min-w-0 flex-col items-start">
        <bdi dir="ltr" className="wrap-anywhere">
          {name}
        </bdi>
        {shown !== '' && (
          <bdi dir="ltr" className={chosen ? undefined : 'text-muted'}>
            {shown}
          </bdi>
        )}
      </span>
    </button>
  );
}
