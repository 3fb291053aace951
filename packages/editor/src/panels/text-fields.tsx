import { fontFamilies, headingFamilies } from '@adwright/studio/brand/fonts.ts';
import { fileOfFamily } from '@adwright/studio/brand/own-family.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LayerStyle } from '../commands/layer-style.ts';
import { writeWords } from '../commands/write-words.ts';
import { useEditor, useEditorState, useLayer } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { ContrastNote } from './contrast-note.tsx';
import { SwatchField } from './swatch-field.tsx';

const weights = [400, 500, 600, 700, 800, 900] as const;

export function TextFields({ id }: { id: string }) {
  return (
    <>
      <WordsField id={id} />
      <TextColor id={id} />
      <ContrastNote id={id} />
      <TypeFields id={id} />
    </>
  );
}

/** Every key is kept as it is typed; nothing else in the panel is drawn for it. */
function WordsField({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const words = useLayer(id, ({ text }) => text?.text) ?? '';
  // While the words are written on the canvas, theirs is the field that counts.
  const onCanvas = useEditorState((state) => state.writing?.id === id);
  return (
    <div aria-hidden={onCanvas || undefined}>
      <TextArea
        label={t('text')}
        value={words}
        dir="auto"
        rows={2}
        tabIndex={onCanvas ? -1 : undefined}
        onValueChange={(next) => editor.edit((site) => writeWords(site, id, next), `text ${id}`)}
        onBlur={editor.rest}
      />
    </div>
  );
}

function TextColor({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const color = useLayer(id, ({ text }) => text?.style.color) ?? '#000000';
  return (
    <SwatchField
      label={t('textColor')}
      value={color}
      onChange={(next) =>
        editor.edit(({ design, scope }) => patchDesign(design, id, { color: next }, scope), `color ${id}`)
      }
    />
  );
}

function TypeFields({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const style = useLayer(id, ({ text }) => ({
    font: text?.style.font ?? 'heading',
    family: text?.style.family,
    weight: text?.style.weight,
    align: text?.style.align ?? 'start',
  }));
  const { fonts, rtl } = useEditorState((state) => {
    const { creative } = buildOf(state.design, state.frame);
    return { fonts: creative.brand.fonts, rtl: creative.direction === 'rtl' };
  });
  if (!style) return null;
  const role = fonts[style.font] ?? fonts.heading;
  const family = fontFamilies.find((one) => one.name === (style.family ?? role));
  const weight = String(style.weight ?? (style.font === 'body' ? 400 : 800));
  const offered = [...new Set([...weights.map(String), weight])].toSorted();
  const set = (fields: { readonly [Key in keyof LayerStyle]: LayerStyle[Key] | undefined }): void =>
    editor.edit(({ design, scope }) => patchDesign(design, id, fields, scope));
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('font')}
          value={style.family ?? ''}
          options={[
            { value: '', label: t('brandFont', { family: fileOfFamily(role) === null ? role : t('yourFont') }) },
            ...headingFamilies.map((one) => ({ value: one.name as string, label: one.name })),
          ]}
          onValueChange={(font) => set({ font: font || undefined })}
        />
        <NativeSelect
          label={t('weight')}
          value={weight}
          disabled={family?.weights !== undefined}
          options={offered.map((value) => ({ value, label: value }))}
          onValueChange={(value) => set({ weight: Number(value) })}
        />
      </div>
      <SegmentedControl
        label={t('align')}
        value={style.align}
        options={[
          { value: 'start', label: t('alignStart'), iconOnly: true, icon: rtl ? <AlignRight /> : <AlignLeft /> },
          { value: 'center', label: t('alignCenter'), iconOnly: true, icon: <AlignCenter /> },
          { value: 'end', label: t('alignEnd'), iconOnly: true, icon: rtl ? <AlignLeft /> : <AlignRight /> },
        ]}
        onValueChange={(value) => set({ align: value })}
      />
    </>
  );
}
