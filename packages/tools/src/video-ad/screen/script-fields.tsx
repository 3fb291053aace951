import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { filmLengths } from '../plan/offered.ts';
import { withClipsOf } from '../plan/with-clips-of.ts';
import { ClipField } from './clip-field.tsx';
import { type Script, strangerIn, type VideoAdFields } from './fields.ts';
import type { Angles } from './use-scripts.ts';

type Scene = Script['scenes'][number];
type Change = (some: Partial<VideoAdFields>) => void;

type ScriptFieldsProps = { fields: VideoAdFields; angles: Angles; onChange: Change };

/** How long, in which language, and from which of three angles it is told. */
export function ScriptFields({ fields, angles, onChange }: ScriptFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const anew = { ownScript: false } as const;
  const another = (
    <Button size="sm" variant="ghost" icon={<RefreshCw />} onClick={() => onChange({ ...anew, seed: fields.seed + 1 })}>
      {t('otherAngles')}
    </Button>
  );
  return (
    <FieldGroup title={t('script')} aside={another}>
      <div className="grid gap-6 @sm:grid-cols-2">
        <SegmentedControl<string>
          label={t('length')}
          value={String(fields.length)}
          onValueChange={(value) =>
            onChange({ ...anew, length: filmLengths.find((length) => String(length) === value) ?? 15 })
          }
          options={filmLengths.map((length) => ({ value: String(length), label: t('seconds', { seconds: length }) }))}
        />
        <NativeSelect
          label={t('language')}
          value={fields.language}
          onValueChange={(language) => onChange({ ...anew, language, anyVoice: true })}
          options={languageOptions}
        />
      </div>
      <AngleField fields={fields} angles={angles} onChange={onChange} />
      <ScriptOfAnother fields={fields} angles={angles} onChange={onChange} />
      {fields.script && <SceneList script={fields.script} onChange={onChange} />}
    </FieldGroup>
  );
}

/** Nobody's own words are thrown away unasked, and none are said of another product unnoticed. */
function ScriptOfAnother({ fields, angles, onChange }: ScriptFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const name = strangerIn(fields);
  if (name === undefined) return null;
  // Scripts that are still being written take their place by themselves when they are there.
  const first = angles.writing ? undefined : angles.scripts[0];
  const rewrite = (): void =>
    onChange({ ownScript: false, scriptFor: fields.product.title, ...(first && { script: first }) });
  return (
    <Notice
      tone="warn"
      urgent
      action={
        <Button size="sm" icon={<RefreshCw />} onClick={rewrite}>
          {t('rewriteScript')}
        </Button>
      }
    >
      {t('scriptForAnother', { name })}
    </Notice>
  );
}

function AngleField({ fields, angles, onChange }: ScriptFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const { scripts, writing } = angles;
  if (scripts.length === 0) {
    if (fields.product.title.trim() === '') return null;
    if (writing)
      return (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-muted">{t('writing')}</p>
          <Skeleton className="h-24 rounded-control" />
        </div>
      );
    return <p className="text-sm text-muted">{t('noScript')}</p>;
  }
  const opening = (script: Script): string => script.scenes[0]?.spoken ?? '';
  const chosen = scripts.findIndex((script) => opening(script) === (fields.script && opening(fields.script)));
  return (
    <RadioGroup<string>
      label={t('angles')}
      layout="list"
      value={String(chosen)}
      onValueChange={(value) => {
        const script = scripts[Number(value)];
        if (script)
          onChange({ script: withClipsOf(fields.script, script), ownScript: false, scriptFor: fields.product.title });
      }}
      options={scripts.map((script, index) => ({
        value: String(index),
        label: opening(script),
        hint: script.angle || undefined,
      }))}
    />
  );
}

function SceneList({ script, onChange }: { script: Script; onChange: Change }) {
  const t = useTranslations('tool-video-ad');
  const { scenes } = script;
  const put = (next: Scene[]): void => onChange({ script: { ...script, scenes: next }, ownScript: true });
  const blank: Scene = { spoken: '', on_screen: '', visual: '', seconds: 2.5 };
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {scenes.map((scene, index) => (
          <SceneFields
            // A scene is its place: what is typed into it must not take the focus away.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            scene={scene}
            number={index + 1}
            role={index === 0 ? 'hook' : index === scenes.length - 1 ? 'end' : 'middle'}
            onChange={(some) => put(scenes.map((other, at) => (at === index ? { ...other, ...some } : other)))}
            onRemove={scenes.length > 2 ? () => put(scenes.filter((_, at) => at !== index)) : undefined}
          />
        ))}
      </ol>
      {scenes.length < 12 && (
        <Button
          size="sm"
          icon={<Plus />}
          className="self-start"
          onClick={() => put([...scenes.slice(0, -1), blank, ...scenes.slice(-1)])}
        >
          {t('addScene')}
        </Button>
      )}
    </div>
  );
}

type SceneFieldsProps = {
  scene: Scene;
  number: number;
  role: 'hook' | 'middle' | 'end';
  onChange: (some: Partial<Scene>) => void;
  onRemove: (() => void) | undefined;
};

function SceneFields({ scene, number, role, onChange, onRemove }: SceneFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const title = role === 'hook' ? t('hook') : role === 'end' ? t('callToAction') : t('scene', { number });
  return (
    <li className="flex flex-col gap-3 rounded-control border p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium">{title}</span>
        <span className="flex items-center gap-1 text-sm text-muted tabular-nums">
          {t('seconds', { seconds: scene.seconds })}
          {onRemove && (
            <IconButton size="sm" icon={<Trash2 />} label={t('removeScene', { number })} onClick={onRemove} />
          )}
        </span>
      </div>
      <TextArea
        label={t('spoken')}
        rows={2}
        dir="auto"
        maxLength={400}
        value={scene.spoken}
        onValueChange={(spoken) => onChange({ spoken })}
      />
      <TextField
        label={t(role === 'end' ? 'onButton' : 'onScreen')}
        dir="auto"
        maxLength={120}
        value={scene.on_screen}
        onValueChange={(text) => onChange({ on_screen: text })}
      />
      {role !== 'end' && (
        <ClipField
          clip={scene.clip ?? null}
          seconds={scene.seconds}
          onChange={(clip) => onChange({ clip })}
          onRemove={() => onChange({ clip: undefined })}
        />
      )}
      {scene.visual !== '' && (
        <p className="text-xs text-muted" dir="auto">
          {t('shot', { idea: scene.visual })}
        </p>
      )}
    </li>
  );
}
