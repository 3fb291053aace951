import { Upload } from 'lucide-react';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import { type FileRefusal, refusalOf } from './file-refusal.ts';

type FileDropProps = FieldText & {
  /** "Drop a picture here or choose one" */
  prompt: string;
  /** Kinds and sizes, in words. */
  details?: string | undefined;
  /** As in `input accept`: extensions and types, separated by commas. */
  accept: string;
  maxBytes: number;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
  onRefuse: (file: File, reason: FileRefusal) => void;
};

/** The browser's filter is only a suggestion, and a drop ignores it. */
export function FileDrop(props: FileDropProps) {
  const { prompt, details, accept, maxBytes, multiple = false, disabled = false, onFiles, onRefuse, ...text } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]): void => {
    const good: File[] = [];
    const refused: [File, FileRefusal][] = [];
    for (const file of files) {
      const refusal = refusalOf(file, { accept, maxBytes }) ?? (!multiple && good.length > 0 ? 'too_many' : null);
      if (refusal === null) good.push(file);
      else refused.push([file, refusal]);
    }
    if (good.length > 0) onFiles(good);
    // After the good ones, which begin anew: of a mixed handful nothing is left out in silence.
    for (const [file, reason] of refused) onRefuse(file, reason);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  return (
    <Field {...text}>
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'relative flex flex-col items-center gap-2 rounded-control border border-dashed px-4 py-6 text-center transition-colors',
            'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring',
            disabled && 'border-line bg-sunken text-faint',
            !disabled && (over ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-hover'),
          )}
        >
          <Upload aria-hidden="true" className="size-5 text-muted" />
          <span className="text-sm font-medium">{prompt}</span>
          {details !== undefined && <span className="text-xs text-muted">{details}</span>}
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onChange={(event) => take([...(event.target.files ?? [])])}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
        </div>
      )}
    </Field>
  );
}
