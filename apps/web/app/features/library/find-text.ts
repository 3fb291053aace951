/** What is looked for, as it stands in an address: `wool socks platform:tiktok days:30 sort:longest`. */
export type Find = {
  readonly keyword: string;
  readonly platform: string;
  readonly country: string;
  readonly language: string;
  readonly format: string;
  readonly category: string;
  readonly cta: string;
  readonly brand: string;
  /** `running`, `stopped` or nothing. */
  readonly status: string;
  readonly days: string;
  readonly sort: string;
  /** An ad, or what a picture looks like: ads that look alike are meant. */
  readonly like: string;
  readonly look: string;
};

export const everything: Find = {
  keyword: '',
  platform: '',
  country: '',
  language: '',
  format: '',
  category: '',
  cta: '',
  brand: '',
  status: '',
  days: '',
  sort: '',
  like: '',
  look: '',
};

const names = Object.keys(everything).filter((name) => name !== 'keyword') as Exclude<keyof Find, 'keyword'>[];

/** A value with spaces stands in parentheses: `brand:(Maison Verrine)`. */
const filter = new RegExp(String.raw`(?:^|\s)(${names.join('|')}):(\([^()]*\)|[^\s()]+)`, 'g');

/** Old links and what people type by hand may say anything: what is no filter is words. */
export function parseFind(text: string): Find {
  const found: Record<string, string> = {};
  const keyword = text
    .replaceAll(filter, (_, name: string, value: string) => {
      found[name] = value.replaceAll(/^\(|\)$/g, '').trim();
      return ' ';
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { ...everything, ...found, keyword: keyword.slice(0, 200) };
}

export function formatFind(find: Find): string {
  const filters = names.flatMap((name) => {
    const value = find[name].replaceAll(/[()]/g, ' ').trim();
    return value === '' ? [] : [`${name}:${/\s/.test(value) ? `(${value})` : value}`];
  });
  return [find.keyword.trim(), ...filters].filter((part) => part !== '').join(' ');
}

export function isNarrowed(find: Find): boolean {
  return formatFind({ ...find, sort: '' }) !== '';
}

/** The call's own names. Values that it does not know are left to it to refuse, but for numbers and states. */
export function queryOf(find: Find): Record<string, string> {
  const { keyword, platform, country, language, format, category, cta, brand, status, days, sort, like, look } = find;
  const days_min = /^\d{1,4}$/.test(days) ? days : '';
  const active = status === 'running' ? 'true' : status === 'stopped' ? 'false' : '';
  const asked = {
    keyword,
    platform,
    country,
    language,
    format,
    category,
    cta,
    brand,
    active,
    running_days_min: days_min,
    // An address that was cut off in a mail shows the rest of what it says.
    like: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(like) ? like : '',
    look: /^[\w-]{107}$/.test(look) ? look : '',
  };
  const wanted = Object.entries({ ...asked, sort }).filter(([, value]) => value !== '');
  return Object.fromEntries(wanted);
}
