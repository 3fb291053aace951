import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useTranslations } from 'use-intl';

type SharedLinkProps = { title: string; link: string; onClose: () => void };

/** The link of a shared piece of work, to be read, selected and copied for as long as one likes. */
export function SharedLink({ title, link, onClose }: SharedLinkProps) {
  const t = useTranslations('work');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('menu.shared')}
      closeLabel={t('rename.close')}
    >
      <div className="flex flex-col gap-4">
        <TextField label={t('menu.link')} readOnly dir="ltr" value={link} onValueChange={() => undefined} />
        <CopyButton
          text={link}
          label={t('menu.copyLink')}
          copiedLabel={t('menu.shareCopied')}
          failedLabel={t('menu.copyFailed')}
          className="self-start"
        />
      </div>
    </Dialog>
  );
}
