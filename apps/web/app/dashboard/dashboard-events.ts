import type { HandoverKind } from '@adwright/tools/tool.ts';
import type { SectionKey, SectionRule } from './section-keys.ts';

/** Any part of the site, and any script on the page, may ask for a section by its name. */
export type FeatureSwitch = { readonly feature: string };

/**
 * Something chosen in one section, for the section that works with it. Where several do, `feature` may name one by its
 * event; otherwise the first of them takes it.
 */
export type TemplateSelected = { readonly kind: HandoverKind; readonly id: string; readonly feature?: string };

declare global {
  interface WindowEventMap {
    'feature-switch': CustomEvent<FeatureSwitch>;
    'template-selected': CustomEvent<TemplateSelected>;
  }
}

export type Registry = {
  readonly keys: readonly SectionKey[];
  named(name: string): SectionKey | null;
  rule(key: SectionKey): SectionRule;
};

type Open = (section: SectionKey) => Promise<void>;

/** A name whose section has not landed is nobody's: nothing happens. */
export async function switchFeature(name: unknown, registry: Registry, open: Open): Promise<void> {
  const section = typeof name === 'string' ? registry.named(name) : null;
  if (section === null) return;
  const { first } = registry.rule(section);
  if (first !== undefined) await open(first);
  await open(section);
}

/** Which section works with what was chosen: the one that is wanted, or else the first. */
export function takerOf(kind: unknown, registry: Registry, feature?: unknown): SectionKey | null {
  const takers = registry.keys.filter((key) => registry.rule(key).takes?.some((taken) => taken === kind));
  const wanted = typeof feature === 'string' ? registry.named(feature) : null;
  return takers.find((key) => key === wanted) ?? takers[0] ?? null;
}
