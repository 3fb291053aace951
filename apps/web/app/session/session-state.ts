import type { UserInfo } from '@adwright/contract/user/user.ts';

type Person = {
  readonly token: string | null;
  /** The name the account was made with. */
  readonly userName: string;
  /** What to call them on screen: the name, or what stands before the @ when there is none. */
  readonly usernickname: string;
  readonly credits: number;
  readonly plan_name: UserInfo['plan_name'];
  readonly plan_info: UserInfo['plan_info'] | null;
  readonly has_paid_credits: boolean;
  readonly kodepay_user_id: string | null;
  readonly user_info: UserInfo['user_info'] | null;
};

/** What changes while somebody works, and every tab must show alike. */
export type Account = Pick<Person, 'token' | 'credits' | 'plan_name' | 'plan_info' | 'has_paid_credits'>;

export type ModalName = 'login' | 'price' | 'check';

export type SessionState = Person & {
  readonly loginModal: boolean;
  readonly priceModal: boolean;
  readonly checkModal: boolean;
  /** True until it is known whether somebody is signed in. */
  readonly loading: boolean;
  /** From the press of "sign out" until the page reloads. */
  readonly leaving: boolean;
};

export const nobody: Person = {
  token: null,
  userName: '',
  usernickname: '',
  credits: 0,
  plan_name: 'free',
  plan_info: null,
  has_paid_credits: false,
  kodepay_user_id: null,
  user_info: null,
};

/** Also what the server renders: it never knows who is looking. */
export const unknownSession: SessionState = {
  ...nobody,
  loginModal: false,
  priceModal: false,
  checkModal: false,
  loading: true,
  leaving: false,
};

export function personOf(info: UserInfo): Person {
  const { user_name, user_email } = info.user_info;
  return {
    token: info.token,
    userName: user_name,
    usernickname: user_name.trim() === '' ? (user_email.split('@')[0] ?? user_email) : user_name,
    credits: info.credits,
    plan_name: info.plan_name,
    plan_info: info.plan_info,
    has_paid_credits: info.has_paid_credits,
    kodepay_user_id: info.kodepay_user_id,
    user_info: info.user_info,
  };
}

export function isSignedIn(state: SessionState): boolean {
  return state.user_info !== null;
}
