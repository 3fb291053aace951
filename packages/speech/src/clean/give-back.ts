import { sampleRate } from '@adwright/sound/stereo.ts';

/**
 * How much of what was taken stays under the words. With all of it gone, consonants go along: of words in strong noise
 * listeners then lose three times as many as before. A quarter, 12 dB less, costs them none.
 */
const kept = 0.25;
const frame = sampleRate / 100;
/**
 * What is so far below the loud parts of a voice, as faint as this, or so small a part of what is heard, is a pause: the
 * filter leaves a breath of any noise.
 */
const pause = { below: 10 ** (-30 / 20), faint: 0.003, part: 0.25 };
/** In frames: words begin before they are loud, and fade. */
const [early, late, soft] = [4, 10, 3];

/** The voice alone in the pauses; while somebody speaks, with some of the rest under it. */
export function giveBack(recording: Float32Array, voice: Float32Array): Float32Array {
  const speaks = whereSomebodySpeaks(recording, voice);
  const out = new Float32Array(voice.length);
  for (let i = 0; i < voice.length; i += 1) {
    const at = i / frame - 0.5;
    const [first, part] = [Math.floor(at), at - Math.floor(at)];
    const [one, next] = [speaks[Math.max(0, first)] ?? 0, speaks[first + 1] ?? speaks.at(-1) ?? 0];
    const share = kept * (one + (next - one) * part);
    out[i] = (voice[i] ?? 0) * (1 - share) + (recording[i] ?? 0) * share;
  }
  return out;
}

/** For each hundredth of a second, 0 to 1. */
function whereSomebodySpeaks(recording: Float32Array, voice: Float32Array): Float32Array {
  const count = Math.max(1, Math.ceil(voice.length / frame));
  const levelsOf = (sound: Float32Array): Float32Array =>
    Float32Array.from({ length: count }, (_, i) => levelOf(sound.subarray(i * frame, (i + 1) * frame)));
  const [levels, whole] = [levelsOf(voice), levelsOf(recording)];
  const loud = levels.toSorted()[Math.floor(count * 0.9)] ?? 0;
  const least = Math.max(pause.faint, loud * pause.below);
  const open = new Float32Array(count);
  for (const [i, level] of levels.entries())
    if (level > least && level > pause.part * (whole[i] ?? 0)) open.fill(1, Math.max(0, i - early), i + late + 1);
  return open.map((_, i) => {
    const around = open.subarray(Math.max(0, i - soft), i + soft + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

function levelOf(part: Float32Array): number {
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}
