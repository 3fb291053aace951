import type { RawInput } from './tool.ts';

/** An unchecked value as something to look into; anything but an object is empty. */
export function recordOf(value: unknown): RawInput {
  return typeof value === 'object' && value !== null ? (value as RawInput) : {};
}
