import type { CloneAnalysis } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { roleClass } from './role-class.ts';

type ReferenceBoxesProps = {
  reference: string;
  analysis: CloneAnalysis | null;
  selected: string | null;
  onSelect: (id: string) => void;
};

/** The reference with its parts marked; pressing one leads to its line in the list. */
export function ReferenceBoxes({ reference, analysis, selected, onSelect }: ReferenceBoxesProps) {
  const t = useTranslations('tool-image-ad-clone');
  const url = usePictureUrl(reference);
  const ratio = analysis ? { aspectRatio: `${analysis.width} / ${analysis.height}` } : undefined;
  return (
    <div dir="ltr" className="relative w-full overflow-hidden rounded-control border bg-sunken" style={ratio}>
      {url !== null && <img src={url} alt={t('preview.reference')} className="block h-full w-full object-fill" />}
      {analysis?.boxes.map((box, index) => (
        <button
          key={box.id}
          type="button"
          aria-label={t('parts.select', { number: index + 1, role: t(`roles.${box.role}`) })}
          aria-pressed={selected === box.id}
          onClick={() => onSelect(box.id)}
          style={{
            insetInlineStart: `${(100 * box.x) / analysis.width}%`,
            top: `${(100 * box.y) / analysis.height}%`,
            width: `${(100 * box.width) / analysis.width}%`,
            height: `${(100 * box.height) / analysis.height}%`,
          }}
          className={classNames(
            'absolute rounded-[2px] border-2 transition-colors hover:bg-accent-soft/40',
            roleClass[box.role],
            selected === box.id && 'bg-accent-soft/60',
            box.role === 'panel' && 'border-dashed',
          )}
        >
          <span
            className={classNames(
              'absolute start-0 top-0 rounded-[2px] bg-raised px-1 text-[10px] leading-4 font-medium whitespace-nowrap',
              // Above what it names, unless that would be outside the picture.
              box.y > 0.06 * analysis.height && '-translate-y-full',
            )}
          >
            {index + 1}
            <span className="hidden @2xl:inline"> {t(`roles.${box.role}`)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
