import { FetchRefusal } from './fetch-refusal.ts';
import { everythingAllowed, parseRobots, robotsAllow, type RobotsRules } from './robots-rules.ts';
import { type Fetched, type FetchOptions, safeFetch } from './safe-fetch.ts';

export type RobotsGate = {
  /** Throws when the site does not want this page to be read by programs; answers the delay it asks for, in ms. */
  check(url: URL): Promise<{ delayMs: number }>;
};

type Kept = { readonly rules: Promise<RobotsRules>; readonly until: number };

const keptMs = 60 * 60 * 1000;
const keptOrigins = 1_000;
const maxBytes = 500 * 1024;

export function createRobotsGate(
  options: Pick<FetchOptions, 'network' | 'userAgent' | 'stepMs'> & { readonly token: string },
): RobotsGate {
  const kept = new Map<string, Kept>();
  const rulesOf = (origin: string): Promise<RobotsRules> => {
    const known = kept.get(origin);
    if (known !== undefined && known.until > Date.now()) return known.rules;
    const rules = fetchRules(origin, options);
    kept.delete(origin);
    kept.set(origin, { rules, until: Date.now() + keptMs });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptOrigins) break;
      kept.delete(oldest);
    }
    // Trouble is not remembered: the next person may be luckier.
    rules.catch(() => kept.delete(origin));
    return rules;
  };
  return {
    async check(url) {
      const rules = await rulesOf(url.origin);
      if (!robotsAllow(rules, url.pathname + url.search)) throw new FetchRefusal('robots');
      return { delayMs: rules.crawlDelay * 1000 };
    },
  };
}

async function fetchRules(
  origin: string,
  { network, userAgent, stepMs, token }: Parameters<typeof createRobotsGate>[0],
): Promise<RobotsRules> {
  const answer: Fetched = await safeFetch(new URL('/robots.txt', origin), {
    network,
    userAgent,
    accept: 'text/plain,*/*;q=0.1',
    maxBytes,
    cut: true,
    totalMs: stepMs,
    stepMs,
  });
  if (answer.status >= 500) throw new FetchRefusal('unreachable');
  // RFC 9309: a file that is not there forbids nothing.
  if (answer.status >= 400) return everythingAllowed;
  return parseRobots(answer.body.toString('utf8'), token);
}
