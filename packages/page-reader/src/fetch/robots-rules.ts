/** robots.txt as RFC 9309 reads it: groups by product token, the longest matching rule wins, allow wins a tie. */
export type RobotsRules = {
  readonly rules: readonly Rule[];
  /** Seconds between two requests that the host asks for. */
  readonly crawlDelay: number;
};

type Rule = { readonly allow: boolean; readonly pattern: string };
type Group = { agents: string[]; rules: Rule[]; crawlDelay: number };

export const everythingAllowed: RobotsRules = { rules: [], crawlDelay: 0 };

const maxRules = 5_000;

export function parseRobots(text: string, token: string): RobotsRules {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(token));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  return {
    rules: chosen.flatMap((group) => group.rules).slice(0, maxRules),
    crawlDelay: Math.max(0, ...chosen.map((group) => group.crawlDelay)),
  };
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let current: Group | null = null;
  let isOpen = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const content = line.split('#', 1)[0] ?? '';
    const colon = content.indexOf(':');
    if (colon < 0) continue;
    const key = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (current === null || !isOpen) {
        current = { agents: [], rules: [], crawlDelay: 0 };
        groups.push(current);
      }
      isOpen = true;
      current.agents.push(value.toLowerCase().split('/', 1)[0] ?? '');
    } else if (current !== null && (key === 'allow' || key === 'disallow')) {
      isOpen = false;
      if (value !== '') current.rules.push({ allow: key === 'allow', pattern: encoded(value) });
    } else if (current !== null && key === 'crawl-delay') {
      isOpen = false;
      current.crawlDelay = Number.parseFloat(value) || 0;
    }
  }
  return groups;
}

/** One spelling for what means the same: letters beyond ASCII by their percent codes, and those in capitals. */
function encoded(path: string): string {
  return encodeURI(path.toWellFormed())
    .replaceAll('%25', '%')
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

export function robotsAllow({ rules }: RobotsRules, address: string): boolean {
  const path = encoded(address);
  let best = -1;
  let allowed = true;
  for (const { allow, pattern } of rules) {
    if (pattern.length < best || (pattern.length === best && !allow) || !matches(pattern, path)) continue;
    best = pattern.length;
    allowed = allow;
  }
  return allowed;
}

/** `*` stands for anything and `$` for the end. Steps back at most to the last star, so no pattern can make it slow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const wanted = isWhole ? pattern.slice(0, -1) : `${pattern}*`;
  let at = 0;
  let star = -1;
  let resume = 0;
  let position = 0;
  while (position < path.length) {
    if (wanted[at] === '*') {
      star = at;
      resume = position;
      at += 1;
    } else if (at < wanted.length && wanted[at] === path[position]) {
      at += 1;
      position += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      position = resume;
    } else return false;
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
}
