import type { CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu, type MenuEntry } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Clapperboard, Ellipsis, Shirt, Signature, Trash2, UserRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { api } from '../../session/api.ts';
import type { PersonUses } from './person-dialog.tsx';
import { PortraitImage } from './portrait-image.tsx';
import { refreshAvatars } from './use-avatars.ts';

type AvatarCardProps = { avatar: CustomAvatar; uses: PersonUses; onNewLook: () => void };

export function AvatarCard({ avatar, uses, onNewLook }: AvatarCardProps) {
  const t = useTranslations('avatars');
  const format = useFormatter();
  const { id, ref, name, consent } = avatar;
  async function remove(): Promise<void> {
    if (!askFirst(t('mine.deleteAvatarHint', { name }))) return;
    // The client says why it did not.
    await api.call('avatarDelete', { id }).catch(() => undefined);
    await refreshAvatars();
  }
  const date = format.dateTime(new Date(consent.given_at), { dateStyle: 'medium' });
  const entries = useEntries(ref, uses);
  const signed = t('mine.signed', { name: consent.name, date });
  return (
    <li className="flex flex-col overflow-hidden rounded-card border bg-raised">
      <div className="aspect-[4/5] overflow-hidden border-b bg-sunken">
        <PortraitImage avatar={avatar} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-3">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 truncate font-sans text-base font-medium tracking-normal">
            <bdi>{name}</bdi>
          </h3>
          <DropdownMenu
            align="end"
            trigger={<IconButton size="sm" label={t('mine.menu', { name })} icon={<Ellipsis />} />}
            entries={[
              ...entries,
              { kind: 'action', label: t('mine.consent'), icon: <Signature />, onSelect: () => toast.info(signed) },
              {
                kind: 'action',
                label: t('mine.remove'),
                icon: <Trash2 />,
                danger: true,
                onSelect: () => void remove(),
              },
            ]}
          />
        </div>
        <Button
          size="sm"
          icon={<Shirt />}
          aria-label={t('mine.newLookOf', { name })}
          onClick={onNewLook}
          className="mt-auto"
        >
          {t('mine.newLook')}
        </Button>
      </div>
    </li>
  );
}

/** Where somebody can be taken to from a menu. */
export function useEntries(ref: string, { inVideo, inAd }: PersonUses): MenuEntry[] {
  const t = useTranslations('avatars.person');
  return [
    { kind: 'action', label: t('useInVideo'), icon: <UserRound />, onSelect: () => inVideo(ref) },
    { kind: 'action', label: t('useInAd'), icon: <Clapperboard />, onSelect: () => inAd(ref) },
  ];
}
