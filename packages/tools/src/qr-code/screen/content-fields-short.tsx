import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import type { ContentProps } from './content-props.ts';

const securities = ['WPA', 'WEP', 'nopass'] as const;

export function TextFields({ content, problems, onChange }: ContentProps<'text'>) {
  const t = useTranslations('tool-qr-code');
  return (
    <TextArea
      label={t('text.text')}
      required
      rows={4}
      value={content.text}
      onValueChange={(text) => onChange({ text })}
      error={problems.textOf('content.text')}
      {...problems.leave('content.text')}
    />
  );
}

export function WifiFields({ content, problems, onChange }: ContentProps<'wifi'>) {
  const t = useTranslations('tool-qr-code');
  return (
    <>
      <TextField
        label={t('wifi.name')}
        required
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        value={content.ssid}
        onValueChange={(ssid) => onChange({ ssid })}
        error={problems.textOf('content.ssid')}
        {...problems.leave('content.ssid')}
      />
      <NativeSelect
        label={t('wifi.security')}
        value={content.security}
        onValueChange={(security) => onChange({ security })}
        options={securities.map((value) => ({ value, label: t(`wifi.securities.${value}`) }))}
      />
      {content.security !== 'nopass' && (
        <TextField
          label={t('wifi.password')}
          required
          maxLength={63}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={content.password}
          onValueChange={(password) => onChange({ password })}
          error={problems.textOf('content.password')}
          {...problems.leave('content.password')}
        />
      )}
      <Checkbox label={t('wifi.hidden')} checked={content.hidden} onCheckedChange={(hidden) => onChange({ hidden })} />
    </>
  );
}

export function EmailFields({ content, problems, onChange }: ContentProps<'email'>) {
  const t = useTranslations('tool-qr-code');
  return (
    <>
      <TextField
        label={t('email.to')}
        required
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        value={content.to}
        onValueChange={(to) => onChange({ to })}
        error={problems.textOf('content.to')}
        {...problems.leave('content.to')}
      />
      <TextField
        label={t('email.subject')}
        maxLength={300}
        value={content.subject}
        onValueChange={(subject) => onChange({ subject })}
      />
      <TextArea
        label={t('email.body')}
        value={content.body}
        onValueChange={(body) => onChange({ body })}
        maxLength={2000}
      />
    </>
  );
}

export function PhoneFields({ content, problems, onChange }: ContentProps<'phone'>) {
  const t = useTranslations('tool-qr-code');
  return (
    <TextField
      label={t('phone.phone')}
      placeholder={t('phone.placeholder')}
      required
      type="tel"
      dir="ltr"
      autoComplete="tel"
      maxLength={40}
      value={content.phone}
      onValueChange={(phone) => onChange({ phone })}
      error={problems.textOf('content.phone')}
      {...problems.leave('content.phone')}
    />
  );
}
