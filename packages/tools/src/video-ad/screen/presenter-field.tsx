import { useTranslations } from 'use-intl';
import { AvatarField } from '../../kit/avatar/screen/avatar-field.tsx';
import { useOwnAvatars } from '../../kit/avatar/screen/use-own-avatars.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';

type PresenterFieldProps = { avatar: string | null; signedIn: boolean; onChange: (avatar: string | null) => void };

/** Who is seen saying the opening; nobody unless somebody is chosen. */
export function PresenterField({ avatar, signedIn, onChange }: PresenterFieldProps) {
  const t = useTranslations('tool-talking');
  const own = useOwnAvatars(signedIn);
  return (
    <FieldGroup title={t('presenter')}>
      <p className="-mt-4 text-sm text-muted">{t('presenterHint')}</p>
      <AvatarField
        avatar={avatar ?? ''}
        own={own ?? []}
        none={t('noPresenter')}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    </FieldGroup>
  );
}
