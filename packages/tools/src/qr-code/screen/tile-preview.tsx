import { planQrCode } from '../plan/plan.ts';
import { useState } from 'react';
import { Reel } from '@adwright/ui/reel.tsx';

const looks = [
  { dots: 'rounded', foreground: '#12161f' },
  { dots: 'dots', foreground: '#0d5c63' },
  { dots: 'square', foreground: '#9c2a10' },
] as const;

/** Drawn by the tool itself, in three of its styles: this installation's own address. */
export function TilePreview() {
  const [pictures] = useState(() => looks.map((look) => drawing(location.origin, look)));
  return (
    <Reel>
      {pictures.map((svg) => (
        <img
          key={svg}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt=""
          className="size-36 rounded-control border bg-white"
        />
      ))}
    </Reel>
  );
}

function drawing(url: string, look: (typeof looks)[number]): string {
  const utm = { source: '', medium: '', campaign: '', term: '', content: '' };
  const style = {
    size: 288,
    level: 'M',
    image_size: 0.4,
    background: '#ffffff',
    margin: 3,
    logo: null,
    ...look,
  } as const;
  return planQrCode({ content: { type: 'url', url, utm }, style }).svg;
}
