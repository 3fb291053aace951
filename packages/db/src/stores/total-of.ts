/** How many there are in all. A page that is not full is the last one: then nobody need count. */
export async function totalOf(
  { page, page_size: size }: { readonly page: number; readonly page_size: number },
  found: number,
  count: () => PromiseLike<number>,
): Promise<number> {
  const before = (page - 1) * size;
  return found < size && (found > 0 || before === 0) ? before + found : count();
}
