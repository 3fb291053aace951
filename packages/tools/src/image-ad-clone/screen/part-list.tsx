import type { CloneAnalysis, CloneBox, CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { RefreshCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cloneShapeRoles, cloneWordRoles } from '@adwright/contract/ads-image/clone-roles.ts';
import type { SlotWords } from '../plan/slot-words.ts';

type PartListProps = {
  analysis: CloneAnalysis;
  /** What would stand there if nothing were typed. */
  suggested: SlotWords;
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (analysis: CloneAnalysis) => void;
  onOtherWords: () => void;
};

/** What was found in the reference: each part can be called something else, get other words, or go. */
export function PartList({ analysis, suggested, selected, onSelect, onChange, onOtherWords }: PartListProps) {
  const t = useTranslations('tool-image-ad-clone');
  const { boxes } = analysis;
  const change = (id: string, some: Partial<CloneBox>): void =>
    onChange({ ...analysis, boxes: boxes.map((box) => (box.id === id ? { ...box, ...some } : box)) });
  return (
    <section aria-label={t('parts.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">{t('parts.title')}</p>
        <Button size="sm" variant="ghost" icon={<RefreshCw />} onClick={onOtherWords}>
          {t('parts.otherWords')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('parts.hint')}</p>
      <ol className="flex flex-col gap-2">
        {boxes.map((box, index) => (
          <Part
            key={box.id}
            box={box}
            number={index + 1}
            suggestion={suggested.get(box.id) ?? ''}
            selected={selected === box.id}
            onSelect={() => onSelect(box.id)}
            onChange={(some) => change(box.id, some)}
            onRemove={() => onChange({ ...analysis, boxes: boxes.filter(({ id }) => id !== box.id) })}
          />
        ))}
      </ol>
    </section>
  );
}

type PartProps = {
  box: CloneBox;
  number: number;
  suggestion: string;
  selected: boolean;
  onSelect: () => void;
  onChange: (some: Partial<CloneBox>) => void;
  onRemove: () => void;
};

function Part({ box, number, suggestion, selected, onSelect, onChange, onRemove }: PartProps) {
  const t = useTranslations('tool-image-ad-clone');
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) place.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const isText = box.type !== null;
  const roles: readonly CloneRole[] = isText ? cloneWordRoles : cloneShapeRoles;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when a field inside it takes the focus
    <li
      ref={place}
      onFocus={onSelect}
      className={classNames('flex flex-col gap-2 rounded-control border p-3', selected && 'border-accent')}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <NativeSelect
            label={t('parts.role', { number })}
            value={box.role}
            options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            onValueChange={(role) => onChange({ role, mark: role === 'logo' })}
          />
        </div>
        <IconButton label={t('parts.remove', { number })} icon={<X />} onClick={onRemove} />
      </div>
      {box.text !== '' && (
        <span className="truncate text-xs text-muted">
          <bdi>{box.text}</bdi>
        </span>
      )}
      {isText && (
        <TextField
          label={t('parts.words', { number })}
          value={box.words ?? ''}
          placeholder={suggestion.replaceAll('\n', ' ') || t('parts.nothing')}
          maxLength={600}
          onValueChange={(words) => onChange({ words: words === '' ? null : words })}
        />
      )}
    </li>
  );
}
