import { Card } from '@adwright/ui/card.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';

/** Two cards about to be filled. */
export function ResultSkeleton() {
  return ['first', 'second'].map((key) => (
    <Card key={key} padding="md" className="flex flex-col gap-4">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-6 w-28 rounded-full" />
        <Skeleton className="h-8 w-24" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-1/2" />
    </Card>
  ));
}
