import { fakeTimers } from '@adwright/contract/client/timers.fake.ts';
import { describe, expect, it } from 'vitest';
import { type Registry, switchFeature, takerOf, type TemplateSelected } from './dashboard-events.ts';
import { createHandover } from './handover.ts';
import { ruleOf, type SectionKey, sectionKeys, sectionNamed, type SectionRule } from './section-keys.ts';

const landed: Registry = { keys: sectionKeys, named: sectionNamed, rule: ruleOf };

/** The registry as it will be once the sections named here have landed. */
function registryWith(more: Record<string, Partial<SectionRule>>): Registry {
  const rule = (key: string): SectionRule => {
    const base = { event: key, gate: 'user', restore: true } as const;
    return key in more ? { ...base, ...more[key] } : ruleOf(key as SectionKey);
  };
  const keys = [...sectionKeys, ...Object.keys(more)] as SectionKey[];
  return { keys, rule, named: (name) => keys.find((key) => rule(key).event === name) ?? null };
}

async function opened(name: unknown, registry: Registry): Promise<string[]> {
  const trail: string[] = [];
  await switchFeature(name, registry, async (section) => void trail.push(section));
  return trail;
}

describe('feature-switch', () => {
  it.each(sectionKeys)('opens %s by its name', async (key) => {
    const { event, first } = ruleOf(key);
    expect(await opened(event, landed)).toEqual(first === undefined ? [key] : [first, key]);
  });

  it('opens Home first and then selects lip-sync', async () => {
    expect(await opened('lip-sync', registryWith({ LipSync: { event: 'lip-sync', first: 'Home' } }))).toEqual([
      'Home',
      'LipSync',
    ]);
  });

  it.each(['teleporter', '', undefined, 7, { feature: 'home' }])('ignores %s safely', async (name) => {
    expect(await opened(name, landed)).toEqual([]);
  });
});

describe('template-selected', () => {
  it('hands a template for pictures to the image ad, which takes it', () => {
    expect(takerOf('picture-template', landed)).toBe('ImageAd');
  });

  it('goes to the section that takes it, and to nobody while none does', () => {
    const registry = registryWith({ VideoAd: { takes: ['template', 'avatar'] } });
    expect([takerOf('template', registry), takerOf('avatar', registry)]).toEqual(['VideoAd', 'VideoAd']);
    expect(takerOf('avatar', landed, 'avatar-video')).toBe('AvatarVideo');
    expect([takerOf('avatar', landed), takerOf('template', landed, 'avatar-video')]).toEqual(['VideoAd', 'VideoAd']);
    expect([takerOf('song', registry), takerOf(undefined, registry)]).toEqual([null, null]);
  });
});

describe('the handover', () => {
  const video = 'VideoAd' as SectionKey;
  const template: TemplateSelected = { kind: 'template', id: 't1' };

  function setUp() {
    const timers = fakeTimers();
    const taken: string[] = [];
    const handover = createHandover(timers);
    return { timers, taken, handover, stand: () => handover.stand(video, ({ id }) => void taken.push(id)) };
  }

  it('starts after one second', () => {
    const { timers, taken, handover, stand } = setUp();
    stand();
    handover.give(video, template);
    timers.advance(999);
    expect(taken).toEqual([]);
    timers.advance(1);
    expect(taken).toEqual(['t1']);
  });

  it.each([1, 2, 3])('reaches a section that stands only at try %i of the three, 100 ms apart', (retry) => {
    const { timers, taken, handover, stand } = setUp();
    handover.give(video, template);
    timers.advance(1000);
    for (let before = 1; before < retry; before += 1) timers.advance(100);
    stand();
    timers.advance(99);
    expect(taken).toEqual([]);
    timers.advance(1);
    expect(taken).toEqual(['t1']);
  });

  it('asks no more after the third, and loses nothing by it', () => {
    const { timers, taken, handover, stand } = setUp();
    handover.give(video, template);
    timers.advance(1000);
    for (let retry = 1; retry <= 3; retry += 1) timers.advance(100);
    expect(timers.waiting()).toBe(0);
    stand();
    expect(taken).toEqual(['t1']);
  });

  it('gives the newer of two choices, once', () => {
    const { timers, taken, handover, stand } = setUp();
    stand();
    handover.give(video, template);
    timers.advance(500);
    handover.give(video, { kind: 'avatar', id: 'a2' });
    timers.advance(5000);
    expect(taken).toEqual(['a2']);
  });

  it('does not reach a section that has gone again', () => {
    const { timers, taken, handover, stand } = setUp();
    stand()();
    handover.give(video, template);
    timers.advance(5000);
    expect(taken).toEqual([]);
  });
});
