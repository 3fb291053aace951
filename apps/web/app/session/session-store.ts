import type { Envelope } from '@adwright/contract/envelope.ts';
import { SUCCESS_CODE } from '@adwright/contract/success.ts';
import type { Timers } from '@adwright/contract/client/timers.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import { createStore } from 'zustand/vanilla';
import { tokenKey, type TokenStorage } from './local-storage.ts';
import {
  type Account,
  isSignedIn,
  type ModalName,
  nobody,
  personOf,
  type SessionState,
  unknownSession,
} from './session-state.ts';

const RELOAD_AFTER_LOGOUT_MS = 1000;

export type SessionDeps = {
  readonly storage: TokenStorage;
  readonly timers: Timers;
  info(): Promise<Pick<Envelope<UserInfo>, 'data'> & { code: number }>;
  serverLogout(): Promise<unknown>;
  reload(): void;
  /** Whether the browser is on its way to another page. */
  pageIsLeaving(): boolean;
};

export type SessionStore = {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** With a stored token: who is it? Without one: nobody. */
  readonly load: () => Promise<void>;
  /** The same question while somebody is known, to see new credits. A lost connection changes nothing. */
  readonly refresh: () => Promise<void>;
  readonly signedIn: (info: UserInfo) => void;
  readonly logOut: () => Promise<void>;
  /** The same from the shell, which stays where it is: no reload. */
  readonly leave: () => Promise<void>;
  /** Another tab has learned something newer about the same person. */
  readonly heard: (account: Account) => void;
  /** The server refused this token. */
  readonly refused: (token: string | null) => void;
  /** Asks to sign in; what the person was doing goes on afterwards. */
  readonly openLogin: (afterwards?: () => void) => void;
  readonly setModal: (name: ModalName, open: boolean) => void;
  /** Another tab signed in or out. */
  readonly storageChanged: (key: string | null) => void;
};

export function createSessionStore(deps: SessionDeps): SessionStore {
  const { getState, setState, subscribe } = createStore(() => unknownSession);
  let afterSignIn: (() => void) | null = null;
  let newestLoad = 0;
  const askOnce = sharedWhileAsking(deps);

  function clear(): void {
    newestLoad += 1;
    setState({ ...nobody, loading: false });
  }

  function signedIn(info: UserInfo): void {
    newestLoad += 1;
    deps.storage.keep(info.token);
    setState({ ...personOf(info), loginModal: false, loading: false });
    const goOn = afterSignIn;
    afterSignIn = null;
    goOn?.();
  }

  async function load(): Promise<void> {
    const token = deps.storage.token();
    if (token === null) return clear();
    const mine = (newestLoad += 1);
    setState({ loading: true });
    const answer = await askOnce(token).catch((error: unknown) => error);
    if (mine !== newestLoad) return;
    // Another tab may have signed out before its word of it is here: keeping the token would bring it back.
    if (deps.storage.token() !== token) return load();
    if (isEnvelope(answer)) return signedIn(answer.data);
    // A page that is being left cuts its calls off, which says nothing about the person.
    if (!deps.pageIsLeaving()) deps.storage.forget();
    clear();
  }

  async function refresh(): Promise<void> {
    const { token } = getState();
    if (!isSignedIn(getState()) || token === null) return;
    const mine = newestLoad;
    const answer = await askOnce(token).catch(() => null);
    if (mine === newestLoad && isEnvelope(answer)) setState(personOf(answer.data));
  }

  async function leave(): Promise<void> {
    setState({ leaving: true });
    await deps.serverLogout().catch(() => {});
    deps.storage.clear();
    clear();
    setState({ leaving: false });
  }

  function askToSignIn(afterwards: (() => void) | undefined): void {
    afterSignIn = afterwards ?? null;
    setState({ loginModal: true });
  }

  function whenKnown(then: () => void): void {
    const stop = subscribe(() => {
      if (getState().loading) return;
      stop();
      then();
    });
  }

  async function logOut(): Promise<void> {
    setState({ leaving: true });
    await deps.serverLogout().catch(() => {});
    deps.storage.clear();
    clear();
    deps.timers.after(RELOAD_AFTER_LOGOUT_MS, () => deps.reload());
  }

  function refused(token: string | null): void {
    // A call sent with an older token may be refused after a new sign-in: that says nothing about the new one.
    if (token === null || token !== deps.storage.token()) return;
    const wasWorking = isSignedIn(getState());
    deps.storage.forget();
    clear();
    if (wasWorking) setState({ loginModal: true });
  }

  function storageChanged(key: string | null): void {
    if (key !== null && key !== tokenKey) return;
    // Only signing out empties the storage: what the server refused meanwhile is no reason to ask for a new sign-in.
    if (key === null && afterSignIn === null && getState().loginModal) setState({ loginModal: false });
    if (deps.storage.token() === getState().token && !getState().loading) return;
    if (deps.storage.token() === null) clear();
    else void load();
  }

  return {
    get: getState,
    subscribe,
    load,
    refresh,
    signedIn,
    logOut,
    leave,
    heard(account) {
      if (isSignedIn(getState()) && account.token === getState().token) setState(account);
    },
    refused,
    openLogin(afterwards) {
      // Somebody who is signed in, and was quicker than the answer that says so, is not asked again.
      if (!getState().loading || deps.storage.token() === null) return askToSignIn(afterwards);
      whenKnown(() => (isSignedIn(getState()) ? afterwards?.() : askToSignIn(afterwards)));
    },
    setModal(name, open) {
      if (name === 'login' && !open) afterSignIn = null;
      setState({ [`${name}Modal`]: open });
    },
    storageChanged,
  };
}

/** Two parts asking at the same time share one call: the client would withdraw the earlier of two identical ones. */
function sharedWhileAsking(deps: SessionDeps): (token: string) => ReturnType<SessionDeps['info']> {
  let asking: { token: string; answer: ReturnType<SessionDeps['info']> } | null = null;
  return (token) => {
    if (asking?.token === token) return asking.answer;
    const mine = {
      token,
      answer: deps.info().finally(() => {
        if (asking === mine) asking = null;
      }),
    };
    asking = mine;
    return mine.answer;
  };
}

function isEnvelope(answer: unknown): answer is Envelope<UserInfo> {
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === SUCCESS_CODE;
}
