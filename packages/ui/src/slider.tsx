import * as RadixSlider from 'radix-ui/slider';
import { Field } from './field.tsx';
import type { FieldText } from './field.tsx';

type SliderProps = Omit<FieldText, 'note'> & {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value in words: shown beside the label and read out. */
  valueText: string;
  disabled?: boolean | undefined;
  /** Its ends are the left and the right of a picture, which stay where they are where lines run from the right. */
  sideways?: boolean | undefined;
};

export function Slider({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText,
  disabled = false,
  sideways = false,
  ...text
}: SliderProps) {
  return (
    <Field kind="group" {...text} note={<span className="text-sm text-text tabular-nums">{valueText}</span>}>
      {({ id, ...control }) => (
        <RadixSlider.Root
          id={id}
          {...(sideways ? ({ dir: 'ltr' } as const) : {})}
          value={[value]}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onValueChange={([next]) => next !== undefined && onValueChange(next)}
          className="group relative flex h-6 w-full touch-none items-center select-none pointer-coarse:h-11"
        >
          <RadixSlider.Track className="relative h-1 w-full grow rounded-full bg-line">
            <RadixSlider.Range className="absolute h-full rounded-full bg-accent group-data-disabled:bg-line-strong" />
          </RadixSlider.Track>
          <RadixSlider.Thumb
            {...control}
            aria-valuetext={valueText}
            className="block size-5 rounded-full border-2 border-accent bg-raised shadow-raised transition-transform touch-area hover:scale-110 data-disabled:border-line-strong data-disabled:scale-100"
          />
        </RadixSlider.Root>
      )}
    </Field>
  );
}
