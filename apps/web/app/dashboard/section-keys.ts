import { tools, type ToolSectionKey } from '@adwright/tools/registry.ts';
import type { HandoverKind } from '@adwright/tools/tool.ts';

/** What the rest of the site must know of a section without loading it. */
export type SectionRule = {
  /** Its name in addresses and in feature-switch events. */
  readonly event: string;
  /** Who may open it. Anybody else gets the login modal instead. */
  readonly gate: 'user' | 'anyone';
  /** Whether a dashboard that was left open comes back on it. */
  readonly restore: boolean;
  /** A feature-switch event opens this one first, so that "back" leads there. */
  readonly first?: 'Home';
  /** A template-selected event that carries one of these opens this section and hands it over. */
  readonly takes?: readonly HandoverKind[];
};

const user = { gate: 'user', restore: true } as const;

/** Sections that are no tool. */
const ownRules = {
  Home: { ...user, event: 'home' },
  MyWork: { ...user, event: 'my-work' },
  Projects: { ...user, event: 'projects' },
  Videos: { ...user, event: 'videos' },
  Products: { ...user, event: 'products' },
  VideoTemplates: { ...user, event: 'video-templates' },
  AvatarsTemplates: { ...user, event: 'avatars-templates' },
  Avatars: { ...user, event: 'avatars' },
  BatchCreation: { ...user, event: 'batch-creation' },
  AdsLibrary: { ...user, gate: 'anyone', event: 'ads-library' },
  MyAds: { ...user, event: 'my-ads' },
} as const satisfies Record<string, SectionRule>;

export type OwnSectionKey = keyof typeof ownRules;
export type SectionKey = OwnSectionKey | ToolSectionKey;

/**
 * Every section that exists: one of each tool as its descriptor says, and those of the dashboard itself after them, so
 * that what makes many ads at once comes below what makes one. One whose tool
 * has not landed is not listed, and its name is then nobody's.
 */
const sectionRules: Readonly<Record<string, SectionRule>> = {
  ...Object.fromEntries(tools.map(({ section: { key, icon: _, ...rule } }) => [key, { ...user, ...rule }])),
  ...ownRules,
};

export const sectionKeys = Object.keys(sectionRules) as readonly SectionKey[];

export function isOwnSection(key: SectionKey): key is OwnSectionKey {
  return Object.hasOwn(ownRules, key);
}

/** By its event's name or by its key, in any case; null when no such section exists. */
export function sectionNamed(name: string): SectionKey | null {
  const wanted = name.toLowerCase();
  return sectionKeys.find((key) => key.toLowerCase() === wanted || ruleOf(key).event === wanted) ?? null;
}

export function ruleOf(key: SectionKey): SectionRule {
  const rule = sectionRules[key];
  if (rule === undefined) throw new Error(`No section is named ${key}`);
  return rule;
}
