import { Reel } from './reel.tsx';

const lines = ['Light that knows when to stop', 'Warm light that dims to 2 percent', 'Oak arm, bent by hand'];

export function AdCopyPreview() {
  return (
    <Reel className="px-8">
      {lines.map((line) => (
        <p key={line} lang="en" className="font-display text-2xl">
          {line}
        </p>
      ))}
    </Reel>
  );
}
