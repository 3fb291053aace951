import type { UserInfo } from '@adwright/contract/user/user.ts';
import { fakeTimers } from '@adwright/contract/client/timers.fake.ts';
import { expect, it } from 'vitest';
import type { Account } from './session-state.ts';
import { createSessionStore } from './session-store.ts';
import { type Channel, keepTabsInStep } from './tabs.ts';

const ada: UserInfo = {
  token: 'tok-ada',
  credits: 60,
  plan_name: 'free',
  plan_info: { name: 'free', period: 'none', renews_at: null, cancel_at: null, monthly_credits: 60 },
  has_paid_credits: false,
  kodepay_user_id: null,
  user_info: { user_email: 'ada@example.com', user_name: 'Ada', user_id: 'u1' },
};

/** Tabs of one browser: what one says, all others hear. */
function tabs(count: number) {
  const said: Account[] = [];
  const listeners: ((account: Account) => void)[] = [];
  return Array.from({ length: count }, () => {
    let token: string | null = null;
    const store = createSessionStore({
      storage: { token: () => token, keep: (next) => void (token = next), forget: () => {}, clear: () => {} },
      timers: fakeTimers(),
      info: () => Promise.reject(new Error('Nobody should ask.')),
      serverLogout: () => Promise.resolve(),
      reload: () => {},
      pageIsLeaving: () => false,
    });
    const mine = listeners.length;
    const channel: Channel = {
      hear: (listener) => void listeners.push(listener),
      say(account) {
        said.push(account);
        for (const [index, listener] of listeners.entries()) if (index !== mine) listener(account);
      },
    };
    keepTabsInStep(store, channel);
    return { store, said };
  });
}

it('shows new credits and a new plan in every tab of the same person, said once', () => {
  const [one, two, three] = tabs(3);
  for (const tab of [one, two]) tab?.store.signedIn(ada);
  three?.store.signedIn({ ...ada, token: 'tok-grace', credits: 7 });
  const before = one?.said.length ?? 0;
  one?.store.signedIn({ ...ada, credits: 42, plan_name: 'basic' });
  expect(two?.store.get()).toMatchObject({ credits: 42, plan_name: 'basic', userName: 'Ada' });
  expect(three?.store.get()).toMatchObject({ credits: 7, plan_name: 'free' });
  expect(one?.said.length).toBe(before + 1);
});

it('tells nobody that somebody has gone: the storage does', () => {
  const [one, two] = tabs(2);
  one?.store.signedIn(ada);
  two?.store.signedIn(ada);
  const before = one?.said.length;
  void one?.store.leave();
  expect(one?.said.length).toBe(before);
});
