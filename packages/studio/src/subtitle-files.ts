/** Words on the screen for a while. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string };

function stamp(seconds: number, comma: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}${comma}${rest}`;
}

export function srtOfCues(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${stamp(cue.start, ',')} --> ${stamp(cue.end, ',')}\n${cue.text}\n`)
    .join('\n');
}

export function vttOfCues(cues: readonly Cue[]): string {
  // An arrow inside a cue would end it.
  const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `WEBVTT\n\n${cues
    .map((cue) => `${stamp(cue.start, '.')} --> ${stamp(cue.end, '.')}\n${safe(cue.text)}\n`)
    .join('\n')}`;
}
