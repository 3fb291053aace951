import type { FilmPlace } from '../plan/film-places.ts';

/** What a platform's own interface lies over, drawn over the film; presses go through to the player. */
export function SafeZone({ place: { safe } }: { place: FilmPlace }) {
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div aria-hidden="true" dir="ltr" className="pointer-events-none absolute inset-0 overflow-hidden rounded-card">
      <div
        style={{
          top: percent(safe.top),
          right: percent(safe.right),
          bottom: percent(safe.bottom),
          left: percent(safe.left),
        }}
        className="absolute border-2 border-dashed border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]"
      />
    </div>
  );
}
