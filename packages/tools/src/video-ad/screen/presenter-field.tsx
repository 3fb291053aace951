import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { useTranslations } from 'use-intl';
import { AvatarField } from '../../kit/avatar/screen/avatar-field.tsx';
import { useOwnAvatars } from '../../kit/avatar/screen/use-own-avatars.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { VideoAdFields } from './fields.ts';

type PresenterFieldProps = {
  fields: Pick<VideoAdFields, 'avatar' | 'label'>;
  signedIn: boolean;
  onChange: (some: Partial<Pick<VideoAdFields, 'avatar' | 'label'>>) => void;
};

/** Who is seen saying the opening; nobody unless somebody is chosen. */
export function PresenterField({ fields: { avatar, label }, signedIn, onChange }: PresenterFieldProps) {
  const t = useTranslations('tool-talking');
  const own = useOwnAvatars(signedIn);
  return (
    <FieldGroup title={t('presenter')}>
      <p className="-mt-4 text-sm text-muted">{t('presenterHint')}</p>
      <AvatarField
        avatar={avatar ?? ''}
        own={own ?? []}
        none={t('noPresenter')}
        onChange={(chosen) => onChange({ avatar: chosen === '' ? null : chosen })}
      />
      {avatar !== null && (
        <Checkbox label={t('label')} checked={label} onCheckedChange={(shown) => onChange({ label: shown })} />
      )}
    </FieldGroup>
  );
}
