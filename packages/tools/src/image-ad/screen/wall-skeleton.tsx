import { Skeleton } from '@adwright/ui/skeleton.tsx';

export function WallSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 @3xl:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} className="aspect-[4/5] rounded-card" />
      ))}
    </div>
  );
}
