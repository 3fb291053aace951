import type { Follow } from '@adwright/contract/tracker/tracker.ts';
import type { FollowRecord } from './ports.ts';

export function presentFollow({ id, query, emails, createdAt }: FollowRecord): Follow {
  return { id, query, emails, created_at: createdAt.toISOString() };
}
