import { Skeleton } from '@adwright/ui/skeleton.tsx';

/** The tool's shape while it loads: fields at the start, its result beside them. */
export function ToolSkeleton() {
  return (
    <div aria-busy="true" className="grid min-h-[32rem] gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-12 w-full" />
      </div>
      <Skeleton className="hidden h-full rounded-card lg:block" />
    </div>
  );
}
