type Placed = { readonly start: number; readonly samples: Float32Array };

/** In seconds: what is cut off by the film's end fades instead of clicking. */
const fade = 0.03;

/** All lines on the film's clock, exactly as long as the film. */
export function voiceTrack(lines: readonly Placed[], seconds: number, rate: number): Float32Array {
  const track = new Float32Array(Math.round(seconds * rate));
  for (const { start, samples } of lines) {
    const at = Math.round(start * rate);
    const count = Math.min(samples.length, track.length - at);
    for (let i = 0; i < count; i += 1) track[at + i] = (track[at + i] ?? 0) + (samples[i] ?? 0);
  }
  const edge = Math.min(track.length, Math.round(fade * rate));
  for (let i = 0; i < edge; i += 1) {
    const at = track.length - 1 - i;
    track[at] = ((track[at] ?? 0) * i) / edge;
  }
  return track;
}
