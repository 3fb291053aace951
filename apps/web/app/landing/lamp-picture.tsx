import lamp from './lamp.svg?url';

/** The sample product, drawn. Colours come from the ad it stands in; its lines are a file, not script. */
export function LampPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 240" aria-hidden="true" className={className}>
      <use href={`${lamp}#lamp`} />
    </svg>
  );
}
