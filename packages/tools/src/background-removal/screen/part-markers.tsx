import { Minus, Plus } from 'lucide-react';
import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { Spinner } from '@adwright/ui/spinner.tsx';
import type { Place } from './use-part-clicks.ts';

export type PartMarks = { clicks: readonly CutClick[]; waiting: Place | null; cursor: Place | null };

type PartMarkersProps = PartMarks & {
  /** How much the picture under it is enlarged: marks keep their size. */
  scale: number;
};

const at = ({ x, y }: Place, scale: number) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  transform: `translate(-50%, -50%) scale(${1 / scale})`,
});

/** Where somebody pointed, where an answer is awaited, and where the keys are. Seen only: the history says it in words. */
export function PartMarkers({ clicks, waiting, cursor, scale }: PartMarkersProps) {
  return (
    <div aria-hidden="true" dir="ltr" className="pointer-events-none absolute inset-0">
      {clicks.map((click, index) => (
        <span
          key={index}
          style={at(click, scale)}
          className={`absolute flex size-5 items-center justify-center rounded-full border-2 border-white text-white shadow-raised ${
            click.keep ? 'bg-[#0f7a4d]' : 'bg-[#c4203c]'
          }`}
        >
          {click.keep ? <Plus className="size-3" /> : <Minus className="size-3" />}
        </span>
      ))}
      {waiting !== null && (
        <span
          style={at(waiting, scale)}
          className="absolute flex size-8 items-center justify-center rounded-full bg-black/70 text-white"
        >
          <Spinner />
        </span>
      )}
      {cursor !== null && waiting === null && (
        <span
          style={at(cursor, scale)}
          className="absolute size-7 rounded-full border-2 border-white ring-2 ring-black"
        >
          <span className="absolute inset-0 m-auto size-1 rounded-full bg-white ring-1 ring-black" />
        </span>
      )}
    </div>
  );
}
