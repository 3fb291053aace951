import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { useDocumentName } from './document-names.ts';
import { type DocumentId, documents } from '../plan/documents.ts';

type DocumentFieldProps = { value: DocumentId; onChange: (document: DocumentId) => void };

/** Found by any part of its name in the reader's language, by its region's code or by its size. */
export function DocumentField({ value, onChange }: DocumentFieldProps) {
  const t = useTranslations('tool-id-photo');
  const nameOf = useDocumentName();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const options = documents.map((rule) => {
    const { width, height } = rule.millimetres;
    // Isolated from left to right: in Arabic the unit would come first.
    const size = `\u2066${width} × ${height} mm\u2069`;
    const words = `${nameOf(rule)} ${rule.id} ${width}×${height} ${width}x${height}`.toLocaleLowerCase();
    return { value: rule.id, label: nameOf(rule), hint: size, words };
  });
  const shown = options.filter(({ words }) => wanted === '' || words.includes(wanted));
  return (
    <FieldGroup title={t('document')}>
      <TextField
        label={t('search')}
        type="search"
        value={search}
        onValueChange={setSearch}
        start={<Search aria-hidden="true" />}
      />
      <div className="max-h-64 overflow-y-auto rounded-control border p-4">
        {shown.length === 0 ? (
          <p className="text-sm text-muted">{t('noMatch')}</p>
        ) : (
          <RadioGroup<DocumentId>
            label={t('document')}
            hideLabel
            value={value}
            onValueChange={onChange}
            options={shown}
          />
        )}
      </div>
    </FieldGroup>
  );
}
