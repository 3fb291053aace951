import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';

/** What is shown, or all of it, as a ZIP: a table of the ads and their media. */
export function ExportButton({ folder }: { folder: string }) {
  const t = useTranslations('library.collection');
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { url } = await api.call('savedAdExport', folder === '' ? {} : { folder });
      location.assign(url);
      toast.success(t('exporting'));
    } catch {
      // The client has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} loading={busy} onClick={() => void download()}>
      {t('export')}
    </Button>
  );
}
