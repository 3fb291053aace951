import { type ToolId, toolNamed } from '@adwright/tools/registry.ts';
import { LikeNote } from '../features/library/like-note.tsx';
import { useLikeStart } from '../features/library/use-like-start.ts';
import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { ToolSkeleton } from '../features/tool-runner/tool-skeleton.tsx';
import type { SectionKey } from './section-keys.ts';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';
import { useStartingProduct } from './use-starting-product.ts';

/** A section that is a tool and nothing else. It may begin with a template, an avatar or a product that was chosen elsewhere. */
export function toolSectionOf(section: SectionKey, tool: ToolId) {
  return function ToolSection({ address, selected }: SectionProps) {
    const product = useStartingProduct(address);
    const like = useLikeStart(tool, address.like);
    const chosen = selected && (selected.kind === 'avatar' ? { avatar: selected.id } : { template: selected.id });
    const started = like?.fields ?? (product ? toolNamed(tool)?.startWith?.(product) : undefined);
    return (
      <>
        <SectionHeading section={section} />
        {like?.wordsOf && <LikeNote brand={like.wordsOf} />}
        {product === undefined || like === undefined ? (
          <ToolSkeleton />
        ) : (
          <StoredToolRunner
            key={selected?.id ?? address.like ?? address.productId ?? address.product}
            tool={tool}
            runId={chosen === null ? address.runId : null}
            projectId={address.projectId}
            initial={chosen ?? started}
          />
        )}
      </>
    );
  };
}
