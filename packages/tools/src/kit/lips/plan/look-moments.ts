/** Of the film’s length: when it is looked at. Most cover or lose a face in its middle if they ever do. */
const shares = [0.02, 0.5, 0.95] as const;

/** The seconds at which a film is looked at, none after its last picture: of a slow film that stands for a while. */
export function lookMoments(seconds: number, fps: number): number[] {
  const last = Math.max(0, seconds - 1.5 / Math.max(1, fps));
  return shares.map((share) => Math.min(seconds * share, last));
}
