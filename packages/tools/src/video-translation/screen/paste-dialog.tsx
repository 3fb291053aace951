import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DocumentLine } from '../plan/document.ts';
import { takePasted } from '../plan/take-cues.ts';

type PasteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lines: readonly DocumentLine[];
  onTexts: (texts: Readonly<Record<string, string>>) => void;
};

/** A translation from elsewhere, all at once. */
export function PasteDialog({ open, onOpenChange, lines, onTexts }: PasteDialogProps) {
  const t = useTranslations('tool-video-translation');
  const [text, setText] = useState('');
  const take = (): void => {
    onTexts(takePasted(lines, text));
    setText('');
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('paste')}
      description={t('pasteHint')}
      closeLabel={t('close')}
      size="md"
      footer={
        <Button variant="primary" disabled={text.trim() === ''} onClick={take}>
          {t('pasteApply')}
        </Button>
      }
    >
      <TextArea label={t('translation')} hideLabel rows={8} value={text} onValueChange={setText} />
    </Dialog>
  );
}
