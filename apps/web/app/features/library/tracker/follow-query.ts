import { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { everything, type Find, queryOf } from '../find-text.ts';

/** What of a search can be followed: all but its order and the states that news are about. Null where nothing is left. */
export function followQueryOf(find: Find): FollowQuery | null {
  // News are told by words and filters; a likeness would be left out unsaid.
  if (find.like !== '' || find.look !== '') return null;
  const { sort: _sort, active: _active, running_days_min: _days, ...query } = queryOf(find);
  const read = FollowQuery.safeParse(query);
  return read.success ? read.data : null;
}

/** The same as a search of the library; a site is typed there like a word. */
export function findOf({ domain = '', ...query }: FollowQuery): Find {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...everything, keyword: domain, ...Object.fromEntries(said) };
}
