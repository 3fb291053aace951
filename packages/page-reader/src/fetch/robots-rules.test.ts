import { describe, expect, it } from 'vitest';
import { parseRobots, robotsAllow } from './robots-rules.ts';

const allows = (text: string, path: string) => robotsAllow(parseRobots(text, 'adwright'), path);

describe('robots.txt', () => {
  it('allows what no rule names, and everything when it is empty', () => {
    expect(allows('', '/p')).toBe(true);
    expect(allows('User-agent: *\nDisallow:', '/p')).toBe(true);
    expect(allows('User-agent: *\nDisallow: /cart', '/products/a')).toBe(true);
  });

  it('takes the longest rule, and allowing in a tie', () => {
    const text = 'User-agent: *\nDisallow: /shop\nAllow: /shop/products\nDisallow: /same\nAllow: /same';
    expect([allows(text, '/shop/cart'), allows(text, '/shop/products/a'), allows(text, '/same')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('keeps to the group that names us instead of the one for everybody', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: otherbot\nUser-agent: Adwright/1.0\nDisallow: /private';
    expect([allows(text, '/p'), allows(text, '/private/x')]).toEqual([true, false]);
    expect(allows('User-agent: adwright\nDisallow: /', '/p')).toBe(false);
  });

  it('reads stars and the end mark', () => {
    const text = 'User-agent: *\nDisallow: /*?sort=\nDisallow: /*.pdf$\nDisallow: /a*b*c';
    expect(allows(text, '/list?sort=price')).toBe(false);
    expect([allows(text, '/x.pdf'), allows(text, '/x.pdf.html')]).toEqual([false, true]);
    expect([allows(text, '/a1b2c3'), allows(text, '/a1c2b')]).toEqual([false, true]);
  });

  it('ignores comments and strange lines, and reads the delay', () => {
    const text = '\uFEFF# hello\nUser-agent: * # all\nnonsense\nCrawl-delay: 2.5\nDisallow: /x # why\n';
    expect(parseRobots(text, 'adwright').crawlDelay).toBe(2.5);
    expect(allows(text, '/x')).toBe(false);
  });

  it('knows an address by what it means, however it is written', () => {
    expect([allows('User-agent: *\nDisallow: /größe', '/gr%c3%b6%C3%9Fe/l'), allows('', '/größe')]).toEqual([
      false,
      true,
    ]);
  });

  it('is not slowed down by a pattern made for that', () => {
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(500)}b`;
    const started = performance.now();
    expect(allows(text, `/${'a'.repeat(5_000)}`)).toBe(true);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('is not slowed down by as much of that as a file may hold', () => {
    const rule = `Disallow: /${'*a'.repeat(900)}b\n`;
    const text = `User-agent: *\n${rule.repeat(Math.floor((500 * 1024) / rule.length))}`;
    const started = performance.now();
    expect(allows(text, `/${'a'.repeat(2_000)}`)).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
