/**
 * A length or a moment of a film, as players show it: 1:05, or 1:05.3 with a digit more. To the nearest: films end a few
 * hundredths before the second that people ordered.
 */
export function clock(seconds: number, digits = 0): string {
  const scale = 10 ** digits;
  const whole = Math.max(0, Math.round(seconds * scale));
  const rest = (whole % (60 * scale)) / scale;
  return `${Math.floor(whole / (60 * scale))}:${rest.toFixed(digits).padStart(digits === 0 ? 2 : digits + 3, '0')}`;
}
