import type { Template } from '@adwright/contract/template/template.ts';
import { TemplateGallery } from '../features/templates/template-gallery.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { HandoverKind } from '@adwright/tools/tool.ts';
import { ruleOf, sectionKeys } from './section-keys.ts';

const kinds: Record<Template['kind'], HandoverKind> = { video: 'template', image: 'picture-template' };

/** Only where a section works with such a template. */
function chooserOf({ id, kind }: Template): (() => void) | undefined {
  const handover = kinds[kind];
  if (!sectionKeys.some((key) => ruleOf(key).takes?.includes(handover))) return undefined;
  return () => window.dispatchEvent(new CustomEvent('template-selected', { detail: { kind: handover, id } }));
}

export function TemplatesSection() {
  return (
    <>
      <SectionHeading section="VideoTemplates" />
      <TemplateGallery chooserOf={chooserOf} />
    </>
  );
}
