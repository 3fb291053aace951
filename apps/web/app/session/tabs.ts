import type { Account, SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

export type Channel = { say(account: Account): void; hear(listener: (account: Account) => void): void };

/** Tells the other tabs of new credits or a new plan, and hears from them. Who is signed in goes by the storage. */
export function keepTabsInStep(store: Pick<SessionStore, 'get' | 'subscribe' | 'heard'>, channel: Channel): () => void {
  let known = '';
  const tell = () => {
    const account = accountOf(store.get());
    const text = JSON.stringify(account);
    if (text === known) return;
    known = text;
    if (account.token !== null) channel.say(account);
  };
  channel.hear((account) => {
    // What was heard is not told again.
    known = JSON.stringify(account);
    store.heard(account);
  });
  return store.subscribe(tell);
}

function accountOf({ token, credits, plan_name, plan_info, has_paid_credits }: SessionState): Account {
  return { token, credits, plan_name, plan_info, has_paid_credits };
}
