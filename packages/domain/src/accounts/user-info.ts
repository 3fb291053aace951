import { plans } from '@adwright/contract/pay/plans.ts';
import type { UserInfo } from '@adwright/contract/user/user.ts';
import type { Account } from './ports.ts';

export function userInfoOf(account: Account, token: string, credits: number): UserInfo {
  return {
    token,
    credits,
    plan_name: account.plan,
    plan_info: {
      name: account.plan,
      period: account.planPeriod,
      renews_at: account.planRenewsAt?.toISOString() ?? null,
      cancel_at: account.planCancelAt?.toISOString() ?? null,
      monthly_credits: plans[account.plan].monthlyCredits,
    },
    has_paid_credits: account.hasPaidCredits,
    kodepay_user_id: account.paymentCustomerId,
    user_info: {
      user_email: account.email,
      user_name: account.name,
      user_id: account.id,
      ...(account.picture !== null && { user_picture: account.picture }),
    },
  };
}
