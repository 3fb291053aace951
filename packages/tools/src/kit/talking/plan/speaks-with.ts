import type { Told } from '@adwright/contract/lip-sync/told.ts';

/** The voice that says the script, where no recording does. */
export function speaksWith({ voice, audio }: Pick<Told, 'voice' | 'audio'>): readonly string[] {
  return voice === null || audio !== null ? [] : [voice];
}
