import { longestRecording, type Told } from '@adwright/contract/lip-sync/told.ts';

/** A recording is as long as its file says; null where nobody knows. */
export function withLength<Input extends Pick<Told, 'audio' | 'audio_seconds'>>(
  input: Input,
  secondsOf: (file: string) => number | undefined,
): Input {
  const seconds = input.audio === null ? undefined : secondsOf(input.audio);
  return { ...input, audio_seconds: seconds === undefined ? null : Math.min(seconds, longestRecording) };
}
