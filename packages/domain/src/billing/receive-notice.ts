import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PaymentProvider } from './provider.ts';

/** Into the inbox and no further: the provider gets its answer at once, and a job does what follows from it. */
export async function receiveNotice(
  { work, clock, payments }: { readonly work: UnitOfWork; readonly clock: Clock; readonly payments: PaymentProvider },
  { body, headers }: { body: Buffer; headers: Readonly<Record<string, unknown>> },
): Promise<'new' | 'known' | 'ignored'> {
  const notice = await payments.readNotice(body, headers);
  if (!notice) return 'ignored';
  return (await work.stores.billing.receive(payments.name, notice, clock())) ? 'new' : 'known';
}
