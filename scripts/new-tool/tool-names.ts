export type ToolNames = {
  readonly id: string;
  readonly camel: string;
  readonly pascal: string;
  /** As people read it, until somebody writes better. */
  readonly words: string;
};

export function namesOf(id: string): ToolNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`A tool's name is kebab-case, for example "price-tag"; this is not: ${id}`);
  const pascal = id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = id.replaceAll('-', ' ');
  return {
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
