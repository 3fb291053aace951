import type { Page } from 'playwright-core';

/**
 * What of a screen's words cannot be read, a line each: letters beyond the edge of a box that hides them, beyond the
 * edge of the button or field they stand in, or beyond the screen, and controls that lie over one another. Measured from
 * the letters themselves, since an element may be wider than what it says. Text that is shortened on purpose, such as a
 * long file name, carries the whole in its `title`.
 */
export async function clippedText(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(findClipped, within);
}

/** Runs in the page, so it holds everything it needs. */
async function findClipped(within: string): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const root = document.querySelector<HTMLElement>(within);
  if (root === null) return [`nothing is at ${within}`];
  /** Below this, it is the slant of a letter or the rounding of a pixel. */
  const slack = 2;
  const found = new Set<string>();
  const say = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], svg, canvas, [inert]') === null;
  /** Words for screen readers alone are a pixel in size. */
  const isTiny = (box: DOMRect): boolean => box.width < 3 || box.height < 3;

  const isForReadersOnly = (start: Element): boolean => {
    for (let element: Element | null = start; element !== null && element !== root; element = element.parentElement)
      if (getComputedStyle(element).position === 'absolute' && isTiny(element.getBoundingClientRect())) return true;
    return false;
  };

  function hiddenBy(letters: DOMRect, start: Element): string | null {
    let across = true;
    let down = true;
    for (let element: Element | null = start; element !== null && (across || down); element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.display === 'inline') continue;
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (across && hides(style.overflowX) && (letters.left < box.left - slack || letters.right > box.right + slack))
        return element.closest('[title]') === null ? 'cut off sideways' : null;
      // So many lines and no more: shortened on purpose.
      if (style.webkitLineClamp !== 'none') down = false;
      if (
        down &&
        hides(style.overflowY) &&
        (letters.top < box.top - slack - 2 || letters.bottom > box.bottom + slack + 2)
      )
        return element.closest('[title]') === null ? 'cut off below or above' : null;
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.position === 'fixed') break;
    }
    if (across && (letters.left < -slack || letters.right > innerWidth + slack)) return 'beyond the screen';
    return null;
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent === null || text.trim() === '' || !isShown(parent) || isForReadersOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = parent.closest('button, a, label, input, select, [role=tab], [role=radio], td, th');
    const around = frame?.getBoundingClientRect();
    for (const letters of range.getClientRects()) {
      if (isTiny(letters)) continue;
      const hidden = hiddenBy(letters, parent);
      if (hidden !== null) found.add(`${hidden}: ${say(text)}`);
      const leaves =
        around !== undefined &&
        getComputedStyle(frame as Element).display !== 'inline' &&
        !isTiny(around) &&
        (letters.left < around.left - slack || letters.right > around.right + slack);
      if (leaves && hidden === null) found.add(`outside its ${(frame as Element).tagName.toLowerCase()}: ${say(text)}`);
    }
  }

  /** What scrolls or hides cuts off what is inside it. */
  function shownPart(element: Element): DOMRect {
    const box = element.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  const controls = [...root.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [role=slider]')]
    .filter((element) => isShown(element) && getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, box: shownPart(element) }))
    .filter(({ element, box }) => !isTiny(box) && getComputedStyle(element).opacity !== '0');
  const nameOf = (element: HTMLElement): string =>
    say(element.innerText || element.getAttribute('aria-label') || element.tagName);
  const isLifted = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null && one !== root; one = one.parentElement)
      if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  };
  const flat = controls.filter(({ element }) => !isLifted(element));
  for (const [index, one] of flat.entries())
    for (const other of flat.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > slack && high > slack) found.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
    }

  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) found.add(`the page can be scrolled sideways by ${sideways}px`);
  if (root !== document.body && root.scrollWidth - root.clientWidth > 0)
    found.add(`${within} can be scrolled sideways by ${root.scrollWidth - root.clientWidth}px`);
  return [...found];
}
