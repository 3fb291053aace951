import { Button } from '@adwright/ui/button.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Contact, Link, Mail, Phone, Sparkles, Type, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ProblemWords } from '../../kit/form/screen/use-problems.ts';
import type { QrContentOf } from '../plan/content.ts';
import { EmailFields, PhoneFields, TextFields, WifiFields } from './content-fields-short.tsx';
import { UrlFields } from './content-fields-url.tsx';
import { VcardFields } from './content-fields-vcard.tsx';
import type { QrFields, QrType } from './fields.ts';

const icons: Record<QrType, ReactNode> = {
  url: <Link aria-hidden="true" />,
  text: <Type aria-hidden="true" />,
  wifi: <Wifi aria-hidden="true" />,
  vcard: <Contact aria-hidden="true" />,
  email: <Mail aria-hidden="true" />,
  phone: <Phone aria-hidden="true" />,
};

const types = Object.keys(icons) as QrType[];

type ContentFieldsProps = {
  fields: QrFields;
  problems: ProblemWords;
  onChange: (change: Partial<QrFields>) => void;
};

function Contents({ fields, problems, onChange }: ContentFieldsProps) {
  const { contents } = fields;
  const changing =
    <Of extends QrType>(type: Of) =>
    (change: Partial<QrContentOf<Of>>): void =>
      onChange({ contents: { ...contents, [type]: { ...contents[type], ...change } } });
  const forms: Record<QrType, ReactNode> = {
    url: <UrlFields content={contents.url} problems={problems} onChange={changing('url')} />,
    text: <TextFields content={contents.text} problems={problems} onChange={changing('text')} />,
    wifi: <WifiFields content={contents.wifi} problems={problems} onChange={changing('wifi')} />,
    vcard: <VcardFields content={contents.vcard} problems={problems} onChange={changing('vcard')} />,
    email: <EmailFields content={contents.email} problems={problems} onChange={changing('email')} />,
    phone: <PhoneFields content={contents.phone} problems={problems} onChange={changing('phone')} />,
  };
  return forms[fields.type];
}

export function ContentFields(props: ContentFieldsProps) {
  const { fields, onChange } = props;
  const t = useTranslations('tool-qr-code');
  const useSample = (): void =>
    onChange({ type: 'url', contents: { ...fields.contents, url: { ...fields.contents.url, url: t('sampleUrl') } } });
  return (
    <FieldGroup
      title={t('content')}
      aside={
        <Button size="sm" icon={<Sparkles aria-hidden="true" />} onClick={useSample}>
          {t('sample')}
        </Button>
      }
    >
      <RadioGroup<QrType>
        label={t('type')}
        hideLabel
        layout="cards"
        value={fields.type}
        onValueChange={(type) => onChange({ type })}
        options={types.map((value) => ({ value, label: t(`types.${value}`), picture: icons[value] }))}
      />
      <Contents {...props} />
    </FieldGroup>
  );
}
