import type { Template } from '@adwright/contract/template.ts';
import { TemplateGallery } from '../features/templates/template-gallery.tsx';
import { SectionHeading } from './section-heading.tsx';
import { ruleOf, sectionKeys } from './section-keys.ts';

/** Whether any section works with a chosen template. */
const taken = sectionKeys.some((key) => ruleOf(key).takes?.includes('template'));

export function TemplatesSection() {
  return (
    <>
      <SectionHeading section="VideoTemplates" />
      <TemplateGallery onChoose={taken ? choose : undefined} />
    </>
  );
}

function choose({ id }: Template): void {
  window.dispatchEvent(new CustomEvent('template-selected', { detail: { kind: 'template', id } }));
}
