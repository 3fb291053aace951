import { brand } from '@adwright/contract/brand.ts';

/** An A drawn with a ruler: its crossbar is a cut line that runs past the edge of the sheet. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M12.6 4h6.8L29 28h-6.6L16 11.2 9.6 28H3z" fill="currentColor" />
      <path d="M9 18.6h23v4.6H9z" className="fill-accent" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span dir="ltr" className="flex items-center gap-2.5">
      <BrandMark className="size-7" />
      <span className="font-display text-xl font-bold tracking-tight">{brand.name}</span>
    </span>
  );
}
