import type { Letters, Mailer } from '../accounts/ports.ts';
import type { Clock } from '../clock.ts';
import type { Library } from '../library/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { newsOf } from './news-of.ts';
import { observeFollow } from './observe-follow.ts';
import type { DueFollow } from './ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'adNews'>;
  readonly library: Library;
};

const dayMs = 86_400_000;
const batch = 100;

/**
 * Looks at what people follow once a day and mails what is new, if anything is. Claimed before it is told: a process
 * killed in between costs one letter, and the next one says it again only if the mail could not be handed over.
 */
export async function tellFollowers(deps: Deps): Promise<number> {
  const now = deps.clock();
  const { follows } = deps.work.stores;
  let told = 0;
  for (const follow of await follows.due(new Date(now.getTime() - dayMs), batch)) {
    if (!(await follows.claim(follow.id, follow.toldAt, now))) continue;
    try {
      if (await tell(deps, follow, now)) told += 1;
    } catch {
      await follows.claim(follow.id, now, follow.toldAt);
    }
  }
  return told;
}

async function tell(deps: Deps, follow: DueFollow, now: Date): Promise<boolean> {
  const { query, stopToken, email: to, locale, toldAt, id } = follow;
  const { ads } = await observeFollow(deps.library, query);
  const news = newsOf(ads, { after: toldAt, until: now });
  if (news.started + news.changed + news.stopped === 0) return false;
  await deps.mailer.send(
    await deps.letters.adNews({ to, locale, name: Object.values(query).join(' · '), news, followId: id, stopToken }),
  );
  return true;
}
