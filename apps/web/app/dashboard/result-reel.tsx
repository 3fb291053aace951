import { Reel } from '@adwright/ui/reel.tsx';

const shots = [1, 2, 3] as const;

/** Three results of a tool, made by the tool itself (`npm run previews -w packages/tools`). */
export function ResultReel({ tool }: { tool: string }) {
  return (
    <Reel className="size-full grid-rows-[minmax(0,1fr)] p-4">
      {shots.map((shot) => (
        <img
          key={shot}
          src={`/tool-previews/${tool}-${shot}.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full min-h-0 object-contain"
        />
      ))}
    </Reel>
  );
}
