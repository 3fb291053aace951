import { attribute, type Element, type Page, textOf, within } from '../html/page.ts';

/** The first element that carries all of these classes, in the given part of the page. */
export function withClasses(page: Page, classes: string, inside?: Element): Element | undefined {
  return allWithClasses(page, classes, inside)[0];
}

export function allWithClasses(page: Page, classes: string, inside?: Element): Element[] {
  const [first = '', ...rest] = classes.split('.');
  return (page.byClass.get(first) ?? []).filter(
    (element) =>
      rest.every((name) => element.classes.includes(name)) &&
      (inside === undefined || (element.index > inside.index && element.index < inside.end)),
  );
}

export function withAttribute(page: Page, name: string, value?: string, inside?: Element): Element[] {
  const found: Element[] = [];
  for (const element of inside === undefined ? page.elements : within(page, inside)) {
    const held = element.attributes[name];
    if (held !== undefined && (value === undefined || held === value)) found.push(element);
  }
  return found;
}

export function textAt(page: Page, element: Element | undefined, most = 500): string {
  return element === undefined ? '' : textOf(page, element, most);
}

export function tagInside(page: Page, element: Element | undefined, tag: string): Element[] {
  return element === undefined ? [] : [...within(page, element)].filter((inner) => inner.tag === tag);
}

export function attributeOf(element: Element | undefined, name: string): string {
  return element === undefined ? '' : attribute(element, name);
}
