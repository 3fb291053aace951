import { AppError } from '@adwright/contract/errors.ts';
import type { TalkingEngine } from '@adwright/contract/lip-sync/told.ts';
import type { Capability } from '@adwright/contract/service/capability.ts';

/** Refuses a provider that nobody configured here, while it is free. */
export function checkEngine(
  { engine }: { readonly engine: TalkingEngine },
  { remote }: { readonly remote: readonly Capability[] },
): void {
  if (engine === 'provider' && !remote.includes('talking_head')) throw new AppError('provider_missing');
}
