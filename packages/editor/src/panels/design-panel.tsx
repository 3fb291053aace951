import { palettes } from '@adwright/studio/brand/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { fileOfFamily } from '@adwright/studio/brand/own-family.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { changeTemplate } from '@adwright/studio/design/edit-design.ts';
import type { Template } from '@adwright/studio/template.ts';
import { templateOf, templates } from '@adwright/studio/templates/registry.ts';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { useSettled } from '../store/use-settled.ts';

const roles = ['accent', 'support', 'ink', 'paper'] as const;

/** What concerns the whole: the idea, the brand's colours, the type. */
export function DesignPanel() {
  const template = useEditorState(({ design }) => (design.base.kind === 'template' ? design.base.template : undefined));
  return (
    <div className="flex flex-col gap-8">
      <FontPairs />
      <BrandColors />
      {template !== undefined && <Templates current={template} />}
    </div>
  );
}

function FontPairs() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { heading, body } = useEditorState(({ design }) => design.brand.fonts);
  const known = fontPairs.find((pair) => pair.heading === heading && pair.body === body);
  const isOwn = [heading, body].some((family) => fileOfFamily(family) !== null);
  const options = fontPairs.map((pair) => ({ value: pair.id as string, label: pairName(pair.heading, pair.body) }));
  const choose = (id: string): void => {
    const pair = fontPairs.find((one) => one.id === id);
    if (!pair) return;
    editor.edit(({ design }) => {
      const fonts = { ...design.brand.fonts, heading: pair.heading, body: pair.body };
      return { ...design, brand: { ...design.brand, fonts } };
    });
  };
  return (
    <NativeSelect
      label={t('fonts')}
      value={known?.id ?? ''}
      options={known ? options : [{ value: '', label: isOwn ? t('yourFont') : pairName(heading, body) }, ...options]}
      onValueChange={choose}
    />
  );
}

function pairName(heading: string, body: string): string {
  return heading === body ? heading : `${heading} + ${body}`;
}

function BrandColors() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const now = useEditorState(({ design }) => design.brand.colors);
  const paint = (colors: Brand['colors'], tag?: string): void =>
    editor.edit(({ design }) => ({ ...design, brand: { ...design.brand, colors } }), tag);
  return (
    <Field kind="group" label={t('brandColors')}>
      {(control) => (
        <div role="group" {...control} className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            {palettes.map(({ id, name, colors }) => (
              <button
                key={id}
                type="button"
                aria-label={t('usePalette', { name })}
                title={name}
                onClick={() => paint(colors)}
                className="flex overflow-hidden rounded-control border border-line-strong touch-target hover:border-text"
              >
                {roles.map((role) => (
                  <span key={role} style={{ backgroundColor: colors[role] }} className="h-8 w-4 grow" />
                ))}
              </button>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-4">
            {roles.map((role) => (
              <ColorField
                key={role}
                label={t(`colors.${role}`)}
                pickLabel={t('pickColor', { label: t(`colors.${role}`) })}
                value={now[role].slice(0, 7)}
                onValueChange={(color) => paint({ ...now, [role]: color }, `brand ${role}`)}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function Templates({ current }: { current: string }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const kind = templateOf(current)?.kind;
  const seen = useSettled(
    useEditorState((state) => state.design),
    300,
  );
  const choose = (template: Template): void =>
    editor.edit(({ design }) => ({ design: changeTemplate(design, template.id), selection: [] }));
  return (
    <Field kind="group" label={t('template')} hint={t('templateHint')}>
      {(control) => (
        <div role="group" {...control} className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
          {templates
            .filter((template) => template.kind === kind)
            .map((template) => (
              <TemplateTile
                key={template.id}
                template={template}
                design={seen}
                chosen={template.id === current}
                onChoose={() => choose(template)}
              />
            ))}
        </div>
      )}
    </Field>
  );
}

type TileProps = { template: Template; design: AdDesign; chosen: boolean; onChoose: () => void };

/** The person's own words and product in it: no sample tells better whether it suits. */
function TemplateTile({ template, design, chosen, onChoose }: TileProps) {
  const t = useTranslations('templates.names');
  const frame = useEditorState((state) => state.frame);
  const creative = useMemo(
    () => designCreative(changeTemplate(design, template.id), frame),
    [design, template.id, frame],
  );
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex flex-col gap-1.5 rounded-control p-1 text-start hover:bg-hover aria-pressed:ring-2 aria-pressed:ring-accent"
    >
      <span className="flex h-28 w-full items-center justify-center overflow-hidden rounded-[6px] bg-sunken">
        <span style={{ width: `min(100%, calc(7rem * ${frame.width / frame.height}))` }}>
          <CreativeCanvas creative={creative} label="" />
        </span>
      </span>
      <span className="text-xs">{t(template.id)}</span>
    </button>
  );
}
