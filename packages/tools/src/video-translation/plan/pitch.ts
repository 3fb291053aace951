/** Voices of people; whistles and rumble are neither. */
const [lowest, highest] = [70, 380];
/** Of a window that repeats itself, as voiced sounds do. */
const voiced = 0.55;

/** The usual pitch of a stretch of speech in hertz, by autocorrelation; null where nothing is voiced. */
export function pitchOf(sound: Float32Array, rate: number): number | null {
  const window = Math.round(rate * 0.04);
  const found: number[] = [];
  for (let at = 0; at + window * 2 < sound.length; at += window) {
    const pitch = pitchAt(sound, at, { rate, window });
    if (pitch !== null) found.push(pitch);
  }
  if (found.length < 5) return null;
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? null;
}

function pitchAt(sound: Float32Array, at: number, { rate, window }: { rate: number; window: number }): number | null {
  let energy = 0;
  for (let i = 0; i < window; i += 1) energy += (sound[at + i] ?? 0) ** 2;
  if (energy / window < 1e-4) return null;
  let [best, bestLag] = [0, 0];
  for (let lag = Math.floor(rate / highest); lag <= rate / lowest; lag += 1) {
    let [same, other] = [0, 0];
    for (let i = 0; i < window; i += 2) {
      const late = sound[at + i + lag] ?? 0;
      same += (sound[at + i] ?? 0) * late;
      other += late * late;
    }
    const alike = same / Math.sqrt((energy / 2) * other + 1e-12);
    // A period fits twice as long as well: a longer one has to be clearly better.
    if (alike > best * 1.05) [best, bestLag] = [alike, lag];
  }
  return best < voiced ? null : rate / bestLag;
}
