import { useTranslations } from 'use-intl';
import type { ProseSection } from '@adwright/content/page.ts';
import type { BlockOf } from './block-components.ts';

export function Prose({ block }: { block: BlockOf<'prose'> }) {
  const t = useTranslations('landing');
  return (
    <section className="border-t border-line">
      <div className="page-width grid gap-12 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <nav aria-label={t('contents')} className="text-sm lg:sticky lg:top-28 lg:self-start">
          <p className="mb-3 font-semibold">{t('contents')}</p>
          <ol className="border-s border-line">
            {block.sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="touch-target flex items-center py-1.5 ps-4 text-muted hover:text-text hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[42rem]">
          <div className="mb-8 space-y-1 text-sm text-muted">
            <p>{block.updated}</p>
            {block.note !== undefined && <p>{block.note}</p>}
          </div>
          {block.sections.map((section) => (
            <ProsePart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ProsePart({ section }: { section: ProseSection }) {
  return (
    <section id={section.id} className="mb-12">
      <h2 className="mb-4 text-2xl">{section.heading}</h2>
      {section.parts.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index} className="mb-4">
            {part}
          </p>
        ) : (
          <ul key={index} className="mb-4 list-disc space-y-2 ps-6 marker:text-accent-text">
            {part.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
