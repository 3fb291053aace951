import type { QrDots } from '../../kit/qr/plan/style.ts';

/** The same corner of a code in each kind of dots. */
const drawings: Record<QrDots, string> = {
  square: 'M2 2h12v6H8v6H2zM17 2h5v5h-5zM11 11h6v6h-6zM20 10h2v12h-2zM2 17h6v5H2zM11 20h6v2h-6z',
  rounded:
    'M5 2h6a3 3 0 0 1 0 6H8v3a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3zM19.500 2a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM14 11a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM21 10a1 1 0 0 1 1 1v10a1 1 0 0 1-2 0V11a1 1 0 0 1 1-1zM4.500 17h1a2.500 2.500 0 0 1 0 5h-1a2.500 2.500 0 0 1 0-5zM12 20h4a1 1 0 0 1 0 2h-4a1 1 0 0 1 0-2z',
  dots: [
    [4, 4],
    [10, 4],
    [4, 10],
    [16, 10],
    [20, 4],
    [10, 16],
    [20, 16],
    [4, 20],
    [16, 20],
  ]
    .map(([x = 0, y = 0]) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`)
    .join(''),
};

export function DotsPicture({ dots }: { dots: QrDots }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6">
      <path d={drawings[dots]} />
    </svg>
  );
}
