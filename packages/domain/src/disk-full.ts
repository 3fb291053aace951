/** As the system says it, and as Postgres does. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Programs that write for us, such as ffmpeg, only say it in words. */
const words = /No space left on device|Disk quota exceeded/;

/** Whether something failed because there is no room left: nobody's fault who asked for it, and soon over. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.has(error.code)) return true;
  return words.test(error.message) || isDiskFull(error.cause);
}
