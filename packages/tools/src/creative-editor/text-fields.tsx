import { fontFamilies, headingFamilies } from '@adwright/studio/brand/fonts.ts';
import { patchDesign, writeText } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ContrastNote } from './contrast-note.tsx';
import { useEditor } from './editor-state.ts';
import { SwatchField } from './swatch-field.tsx';

type Text = NonNullable<EditableLayer['text']>;
type TextFieldsProps = { layer: EditableLayer; text: Text; focusText: number };

const weights = [400, 500, 600, 700, 800, 900] as const;

export function TextFields({ layer, text, focusText }: TextFieldsProps) {
  const t = useTranslations('creative-editor');
  const { design, scope, change, rest } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusText === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [focusText]);
  return (
    <>
      <TextArea
        ref={field}
        label={t('text')}
        value={text.text}
        dir="auto"
        rows={2}
        onValueChange={(words) => change(writeText(design, layer, words, scope), `text ${layer.id}`)}
        onBlur={rest}
      />
      <SwatchField
        label={t('textColor')}
        value={text.style.color}
        onChange={(color) => change(patchDesign(design, layer.id, { color }, scope), `color ${layer.id}`)}
      />
      <ContrastNote layer={layer} />
      <TypeFields layer={layer} text={text} />
    </>
  );
}

function TypeFields({ layer, text }: { layer: EditableLayer; text: Text }) {
  const t = useTranslations('creative-editor');
  const { design, scope, change, creative } = useEditor();
  const { style } = text;
  const { fonts } = creative.brand;
  const role = fonts[style.font] ?? fonts.heading;
  const family = fontFamilies.find((one) => one.name === (style.family ?? role));
  const weight = String(style.weight ?? (style.font === 'body' ? 400 : 800));
  const offered = [...new Set([...weights.map(String), weight])].toSorted();
  const align = style.align ?? 'start';
  const rtl = creative.direction === 'rtl';
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('font')}
          value={style.family ?? ''}
          options={[
            { value: '', label: t('brandFont', { family: role }) },
            ...headingFamilies.map((one) => ({ value: one.name as string, label: one.name })),
          ]}
          onValueChange={(font) => change(patchDesign(design, layer.id, { font: font || undefined }, scope))}
        />
        <NativeSelect
          label={t('weight')}
          value={weight}
          disabled={family?.weights !== undefined}
          options={offered.map((value) => ({ value, label: value }))}
          onValueChange={(value) => change(patchDesign(design, layer.id, { weight: Number(value) }, scope))}
        />
      </div>
      <SegmentedControl
        label={t('align')}
        value={align}
        options={[
          { value: 'start', label: t('alignStart'), iconOnly: true, icon: rtl ? <AlignRight /> : <AlignLeft /> },
          { value: 'center', label: t('alignCenter'), iconOnly: true, icon: <AlignCenter /> },
          { value: 'end', label: t('alignEnd'), iconOnly: true, icon: rtl ? <AlignLeft /> : <AlignRight /> },
        ]}
        onValueChange={(value) => change(patchDesign(design, layer.id, { align: value }, scope))}
      />
    </>
  );
}
