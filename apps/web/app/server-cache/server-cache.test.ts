import type { UserInfo } from '@adwright/contract/user/user.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { session } from '../session/session.ts';
import { serverCache } from './server-cache.ts';

const person = (id: string, credits: number): UserInfo => ({
  token: `token-${id}`,
  credits,
  plan_name: 'free',
  plan_info: { name: 'free', period: 'none', renews_at: null, cancel_at: null, monthly_credits: 60 },
  has_paid_credits: false,
  kodepay_user_id: null,
  user_info: { user_id: id, user_email: `${id}@example.com`, user_name: id },
});

it('keeps what one person was answered while they stay, and nothing of it for the next', () => {
  session.signedIn(person('ada', 60));
  serverCache.setQueryData(['work'], 'hers');
  session.signedIn(person('ada', 59));
  expect(serverCache.getQueryData(['work'])).toBe('hers');
  session.signedIn(person('grace', 60));
  expect(serverCache.getQueryData(['work'])).toBeUndefined();
});

it('asks nothing for nobody', async () => {
  let asked = 0;
  const watch = new QueryObserver(serverCache, { queryKey: ['work'], queryFn: () => (asked += 1) });
  const stop = watch.subscribe(() => {});
  session.refused('token-grace');
  watch.setOptions({ queryKey: ['work', 'again'], queryFn: () => (asked += 1) });
  await Promise.resolve();
  stop();
  expect(asked).toBe(1);
});

it('is empty after signing out', () => {
  session.signedIn(person('ada', 60));
  serverCache.setQueryData(['work'], 'hers');
  session.refused('token-ada');
  expect(serverCache.getQueryData(['work'])).toBeUndefined();
});

it('still answers what a visitor asked when it becomes known in the middle who they are', async () => {
  const watch = new QueryObserver<string>(serverCache, {
    queryKey: ['public'],
    queryFn: () => Promise.resolve('ads for everybody'),
    enabled: true,
  });
  const stop = watch.subscribe(() => {});
  session.signedIn(person('ada', 60));
  await expect.poll(() => watch.getCurrentResult().data).toBe('ads for everybody');
  stop();
});

it('shows the next person nothing of the last one where a list is on screen', async () => {
  session.signedIn(person('ada', 60));
  let answer = 'hers';
  const watch = new QueryObserver<string>(serverCache, {
    queryKey: ['list'],
    queryFn: () => Promise.resolve(answer),
    staleTime: Infinity,
  });
  const stop = watch.subscribe(() => {});
  await expect.poll(() => watch.getCurrentResult().data).toBe('hers');
  answer = 'his';
  session.signedIn(person('grace', 60));
  expect(watch.getCurrentResult().data).toBeUndefined();
  await expect.poll(() => watch.getCurrentResult().data).toBe('his');
  stop();
});
