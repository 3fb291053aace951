import type { AvatarPhoto } from '@adwright/contract/avatar/avatar.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { CircleAlert, Download, Ellipsis, Shirt, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { api } from '../../session/api.ts';
import { useEntries } from './avatar-card.tsx';
import type { PersonUses } from './person-dialog.tsx';
import { refreshAvatars } from './use-avatars.ts';

type PhotoCardProps = { photo: AvatarPhoto; uses: PersonUses; onNewLook: () => void };

export function PhotoCard({ photo, uses, onNewLook }: PhotoCardProps) {
  const t = useTranslations('avatars.mine');
  const { id, ref, name, image } = photo;
  async function drop(): Promise<void> {
    // The client says why it did not.
    await api.call('avatarPhotoDelete', { id }).catch(() => undefined);
    await refreshAvatars();
  }
  async function remove(): Promise<void> {
    if (askFirst(t('deletePhotoHint'))) await drop();
  }
  const entries = useEntries(ref, uses);
  return (
    <li className="flex flex-col overflow-hidden rounded-card border bg-raised">
      <div className="flex aspect-[4/5] items-center justify-center overflow-hidden border-b bg-sunken text-center">
        <Shown photo={photo} onCancel={() => void drop()} />
      </div>
      <div className="flex items-center gap-2 p-3">
        <h3 className="min-w-0 flex-1 truncate font-sans text-base font-medium tracking-normal">
          <bdi>{name}</bdi>
        </h3>
        <DropdownMenu
          align="end"
          trigger={<IconButton size="sm" label={t('menu', { name })} icon={<Ellipsis />} />}
          entries={[
            ...(image === null ? [] : entries),
            { kind: 'action', label: t('newLook'), icon: <Shirt />, onSelect: onNewLook },
            ...(image === null
              ? []
              : [
                  {
                    kind: 'action' as const,
                    label: t('download'),
                    icon: <Download />,
                    onSelect: () => location.assign(`${image.url}&download=1`),
                  },
                ]),
            { kind: 'action', label: t('remove'), icon: <Trash2 />, danger: true, onSelect: () => void remove() },
          ]}
        />
      </div>
    </li>
  );
}

type ShownProps = Pick<PhotoCardProps, 'photo'> & { onCancel: () => void };

function Shown({ photo: { name, image, error, ...photo }, onCancel }: ShownProps) {
  const t = useTranslations('avatars.mine');
  const words = useTranslations('avatars');
  const format = useFormatter();
  if (image !== null)
    return <img src={image.url} alt={t('photoOf', { name })} loading="lazy" className="size-full object-contain" />;
  if (isUnfinished(photo))
    return (
      <div className="flex w-full flex-col items-center gap-4 p-6">
        <Progress
          className="w-full"
          label={t('making')}
          value={photo.status === 'processing' ? photo.progress : null}
          valueText={
            photo.status === 'processing' ? format.number(photo.progress / 100, { style: 'percent' }) : undefined
          }
        />
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    );
  return (
    <p className="flex flex-col items-center gap-3 p-4 text-sm text-muted">
      <CircleAlert aria-hidden="true" className="size-6" />
      {error?.message}
    </p>
  );
}
