import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

type RenameDialogProps = { title: string; onClose: () => void; onRename: (title: string) => void };

export function RenameDialog({ title, onClose, onRename }: RenameDialogProps) {
  const t = useTranslations('work.rename');
  const formId = useId();
  const [name, setName] = useState(title);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') return;
    onRename(name.trim());
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={name.trim() === ''}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField label={t('name')} value={name} onValueChange={setName} maxLength={120} required autoComplete="off" />
      </form>
    </Dialog>
  );
}
