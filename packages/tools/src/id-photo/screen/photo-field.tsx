import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { rememberAsset } from '../../kit/form/screen/picture-urls.ts';
import { useUploads } from '../../kit/form/screen/use-uploads.ts';
import { CameraDialog } from './camera-dialog.tsx';

type PhotoFieldProps = { photo: PictureRef | null; sharpFrom: number; onChange: (photo: PictureRef | null) => void };

export function PhotoField({ photo, sharpFrom, onChange }: PhotoFieldProps) {
  const t = useTranslations('tool-id-photo');
  const taken = useUploads((asset) => {
    rememberAsset(asset);
    onChange(asset.asset_id);
  });
  return (
    <FieldGroup title={t('photo')}>
      <p className="-mt-4 text-sm text-muted">{t('photoHint')}</p>
      <PictureField
        label={t('photo')}
        max={1}
        sharpFrom={sharpFrom}
        pictures={photo === null ? [] : [photo]}
        onChange={([next]) => onChange(next ?? null)}
      />
      <CameraDialog onPhoto={(file) => taken.add([file])} />
      {taken.rows.map(({ key, problem }) => (
        <p key={key} role={problem === null ? 'status' : 'alert'} className="text-sm text-muted">
          {problem ?? '…'}
        </p>
      ))}
    </FieldGroup>
  );
}
