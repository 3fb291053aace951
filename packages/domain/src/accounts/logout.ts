import type { UnitOfWork } from '../unit-of-work.ts';

export async function logout(deps: { readonly work: UnitOfWork }, tokenHash: string): Promise<void> {
  await deps.work.stores.sessions.remove(tokenHash);
}
