import { ApiError } from '@adwright/contract/client/error.ts';
import { fakeTimers, until } from '@adwright/contract/client/timers.fake.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import { describe, expect, it } from 'vitest';
import { tokenStorage } from './local-storage.ts';
import { createSessionStore } from './session-store.ts';

const ada: UserInfo = {
  token: 'tok-ada',
  credits: 60,
  plan_name: 'free',
  plan_info: { name: 'free', period: 'none', renews_at: null, cancel_at: null, monthly_credits: 60 },
  has_paid_credits: false,
  kodepay_user_id: null,
  user_info: { user_email: 'ada@example.com', user_name: 'Ada', user_id: 'u1' },
};

class MemoryStorage implements Storage {
  readonly #map = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#map.size;
  }
  clear() {
    this.#map.clear();
  }
  getItem(key: string) {
    return this.#map.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#map.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#map.delete(key);
  }
  setItem(key: string, value: string) {
    this.#map.set(key, value);
  }
}

type Options = { token?: string; info?: () => Promise<{ code: number; data: UserInfo }>; leavingPage?: boolean };

function setUp(options: Options = {}) {
  const storage = new MemoryStorage();
  const tab = new MemoryStorage();
  if (options.token !== undefined) storage.setItem('token', options.token);
  const timers = fakeTimers();
  const calls: string[] = [];
  const store = createSessionStore({
    storage: tokenStorage(
      () => storage,
      () => tab,
    ),
    timers,
    info: () => {
      calls.push('info');
      return options.info?.() ?? Promise.resolve({ code: 100000, data: ada });
    },
    serverLogout: () => {
      calls.push('logout');
      return Promise.reject(new Error('The server is away.'));
    },
    reload: () => calls.push('reload'),
    pageIsLeaving: () => options.leavingPage ?? false,
  });
  return { store, storage, tab, timers, calls };
}

const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: 'no' });

describe('load', () => {
  it('without a token asks nobody and knows that nobody is signed in', async () => {
    const { store, calls } = setUp();
    expect(store.get().loading).toBe(true);
    await store.load();
    expect(store.get()).toMatchObject({ token: null, user_info: null, loading: false });
    expect(calls).toEqual([]);
  });

  it('with a token stores who it is and closes the login modal', async () => {
    const { store } = setUp({ token: 'tok-ada' });
    store.openLogin();
    await store.load();
    expect(store.get()).toEqual({
      token: 'tok-ada',
      userName: 'Ada',
      usernickname: 'Ada',
      credits: 60,
      plan_name: 'free',
      plan_info: ada.plan_info,
      has_paid_credits: false,
      kodepay_user_id: null,
      user_info: ada.user_info,
      loginModal: false,
      priceModal: false,
      checkModal: false,
      loading: false,
      leaving: false,
    });
  });

  it.each([
    ['another code', () => Promise.resolve({ code: 403, data: ada })],
    ['a refusal', () => Promise.reject(refusal(401))],
    ['an exception', () => Promise.reject(new TypeError('x is not a function'))],
    ['no connection', () => Promise.reject(new ApiError({ kind: 'network', message: 'x' }))],
    ['a timeout', () => Promise.reject(new ApiError({ kind: 'timeout', message: 'x' }))],
    ['a server that is down', () => Promise.reject(refusal(503))],
  ])('clears everything on %s', async (_, info) => {
    const { store, storage } = setUp({ token: 'tok-ada', info });
    storage.setItem('tool:banner', 'a draft');
    store.signedIn(ada);
    await store.load();
    expect(store.get()).toMatchObject({
      token: null,
      credits: 0,
      userName: '',
      usernickname: '',
      plan_info: null,
      user_info: null,
    });
    expect(storage.getItem('token')).toBeNull();
    expect(storage.getItem('tool:banner')).toBe('a draft');
  });

  it('keeps the token when the page is left before the answer comes', async () => {
    const info = () => Promise.reject(new ApiError({ kind: 'network', message: 'x' }));
    const { store, storage } = setUp({ token: 'tok-ada', info, leavingPage: true });
    await store.load();
    expect(storage.getItem('token')).toBe('tok-ada');
  });

  it('ignores an answer that a newer event has overtaken', async () => {
    let answer: (value: { code: number; data: UserInfo }) => void = () => {};
    const { store } = setUp({ token: 'old', info: () => new Promise((resolve) => (answer = resolve)) });
    const loading = store.load();
    store.signedIn({ ...ada, token: 'new', user_info: { ...ada.user_info, user_name: 'Grace' } });
    answer({ code: 100000, data: ada });
    await loading;
    expect(store.get()).toMatchObject({ token: 'new', userName: 'Grace' });
  });
});

it('calls a person without a name by what stands before the @', () => {
  const { store } = setUp();
  store.signedIn({ ...ada, user_info: { ...ada.user_info, user_name: ' ' } });
  expect(store.get().usernickname).toBe('ada');
});

describe('signing in', () => {
  it('goes on with what the person was doing, once', () => {
    const { store, storage } = setUp();
    let continued = 0;
    store.openLogin(() => (continued += 1));
    expect(store.get().loginModal).toBe(true);
    store.signedIn(ada);
    store.signedIn(ada);
    expect(continued).toBe(1);
    expect(store.get().loginModal).toBe(false);
    expect(storage.getItem('token')).toBe('tok-ada');
  });

  it('asks nobody who is signed in and was quicker than the answer that says so', async () => {
    const { store } = setUp({ token: 'tok-ada' });
    let continued = 0;
    store.openLogin(() => (continued += 1));
    expect(store.get().loginModal).toBe(false);
    await store.load();
    expect(continued).toBe(1);
    expect(store.get().loginModal).toBe(false);
  });

  it('asks once it is known that the sign-in has ended', async () => {
    const info = () => Promise.reject(new Error('gone'));
    const { store, storage } = setUp({ token: 'tok-ada', info });
    store.openLogin();
    storage.clear();
    store.storageChanged(null);
    expect(store.get().loginModal).toBe(true);
  });

  it('forgets it when the person closes the modal instead', () => {
    const { store } = setUp();
    let continued = 0;
    store.openLogin(() => (continued += 1));
    store.setModal('login', false);
    store.signedIn(ada);
    expect(continued).toBe(0);
  });
});

describe('logOut', () => {
  it('calls the server, clears state and storage whatever it says, and reloads a second later', async () => {
    const { store, storage, tab, timers, calls } = setUp();
    tab.setItem('tool:ad-copy', 'a draft');
    storage.setItem('draft', 'secret');
    store.signedIn(ada);
    await store.logOut();
    expect(store.get()).toMatchObject({ token: null, user_info: null, credits: 0 });
    expect(tab.length).toBe(0);
    expect(storage.length).toBe(0);
    timers.advance(999);
    expect(calls).toEqual(['logout']);
    timers.advance(1);
    expect(calls).toEqual(['logout', 'reload']);
  });
});

describe('leave', () => {
  it('is in progress, then clears the token whatever the server says, and stays on the page', async () => {
    const { store, storage, timers, calls } = setUp();
    store.signedIn(ada);
    const leaving = store.leave();
    expect(store.get()).toMatchObject({ leaving: true, token: 'tok-ada' });
    await leaving;
    expect(store.get()).toMatchObject({ leaving: false, token: null, user_info: null });
    expect(storage.getItem('token')).toBeNull();
    timers.advance(60_000);
    expect(calls).toEqual(['logout']);
  });
});

describe('a refused token', () => {
  it('logs out and asks the person at work to sign in again', () => {
    const { store, storage } = setUp();
    store.signedIn(ada);
    store.refused('tok-ada');
    expect(store.get()).toMatchObject({ token: null, user_info: null, loginModal: true });
    expect(storage.getItem('token')).toBeNull();
  });

  it('does not interrupt a visitor whose old token has died', async () => {
    const { store } = setUp({ token: 'dead', info: () => Promise.reject(refusal(401)) });
    store.refused('dead');
    await store.load();
    expect(store.get()).toMatchObject({ token: null, loginModal: false });
  });

  it('says nothing about a newer one', () => {
    const { store } = setUp();
    store.signedIn(ada);
    store.refused('an-older-token');
    store.refused(null);
    expect(store.get().token).toBe('tok-ada');
  });
});

describe('other tabs', () => {
  it.each(['token', null])('signs out when the token went (storage key %s)', (key) => {
    const { store, storage } = setUp();
    store.signedIn(ada);
    storage.clear();
    store.storageChanged(key);
    expect(store.get()).toMatchObject({ token: null, user_info: null });
  });

  it('signs in when a token came, and goes on with what was waiting', async () => {
    const { store, storage } = setUp();
    await store.load();
    let continued = 0;
    store.openLogin(() => (continued += 1));
    storage.setItem('token', 'tok-ada');
    store.storageChanged('token');
    await until(() => store.get().userName === 'Ada');
    expect(store.get().loginModal).toBe(false);
    expect(continued).toBe(1);
  });

  it('does not bring back a token that was taken away while its person was asked for', async () => {
    const answer = Promise.withResolvers<{ code: number; data: UserInfo }>();
    const { store, storage } = setUp({ token: 'tok-ada', info: () => answer.promise });
    const loading = store.load();
    // The answer is here before the word of the other tab.
    storage.clear();
    answer.resolve({ code: 100000, data: ada });
    await loading;
    expect(storage.getItem('token')).toBeNull();
    expect(store.get()).toMatchObject({ token: null, user_info: null, loading: false });
  });

  it('does not ask for a new sign-in when the server refused what another tab signed out', () => {
    const { store, storage } = setUp();
    store.signedIn(ada);
    store.refused('tok-ada');
    expect(store.get().loginModal).toBe(true);
    storage.clear();
    store.storageChanged(null);
    expect(store.get().loginModal).toBe(false);
  });

  it('does not care about other keys', () => {
    const { store, storage, calls } = setUp();
    store.signedIn(ada);
    storage.setItem('token', 'tok-other');
    store.storageChanged('theme');
    expect(store.get().token).toBe('tok-ada');
    expect(calls).toEqual([]);
  });
});

describe('refresh', () => {
  it('sees new credits and is not disturbed by a lost connection', async () => {
    let info: () => Promise<{ code: number; data: UserInfo }> = () =>
      Promise.resolve({ code: 100000, data: { ...ada, credits: 54 } });
    const { store } = setUp({ info: () => info() });
    store.signedIn(ada);
    await store.refresh();
    expect(store.get().credits).toBe(54);
    info = () => Promise.reject(new ApiError({ kind: 'network', message: 'x' }));
    await store.refresh();
    expect(store.get()).toMatchObject({ credits: 54, token: 'tok-ada' });
  });

  it('shares the call of a load that is under way', async () => {
    const { store, calls } = setUp();
    store.signedIn(ada);
    await Promise.all([store.load(), store.refresh(), store.refresh()]);
    expect(calls).toEqual(['info']);
  });

  it('asks nothing while nobody is signed in', async () => {
    const { store, calls } = setUp();
    await store.refresh();
    expect(calls).toEqual([]);
  });
});

it('works while the browser forbids storage', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createSessionStore({
    storage: tokenStorage(forbidden, forbidden),
    timers: fakeTimers(),
    info: () => Promise.resolve({ code: 100000, data: ada }),
    serverLogout: () => Promise.resolve(),
    reload: () => {},
    pageIsLeaving: () => false,
  });
  await store.load();
  store.signedIn(ada);
  await store.load();
  expect(store.get().userName).toBe('Ada');
  await store.logOut();
  expect(store.get().token).toBeNull();
});
