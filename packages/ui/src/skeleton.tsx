import { classNames } from './class-names.ts';

/** A grey place where something is about to be; its size comes from `className`. Not read out: say "loading" once, outside. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('block animate-breathe rounded-control bg-line', className)} />;
}
