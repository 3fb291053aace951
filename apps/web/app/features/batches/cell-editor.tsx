import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { type KeyboardEvent, useId, useRef } from 'react';
import { choiceNamed, type ChoiceNames } from './choice-named.ts';

type Step = { readonly row: number; readonly column: number };

type CellEditorProps = {
  column: SheetColumn;
  label: string;
  text: string;
  suggestions: readonly string[];
  names: ChoiceNames;
  onCommit: (text: string, step: Step) => void;
  onCancel: () => void;
};

const still: Step = { row: 0, column: 0 };

/** What one writes or chooses in while a cell is open. Leaving it keeps what it says; Escape does not. */
export function CellEditor(props: CellEditorProps) {
  const { column, label, text, suggestions, names, onCommit, onCancel } = props;
  const list = useId();
  const isOver = useRef(false);
  const commit = (value: string, step: Step): void => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(value, step);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    // A new line, as in spreadsheets.
    if (column.kind === 'lines' && event.key === 'Enter' && (event.altKey || event.shiftKey)) return newLine(event);
    if (event.key === 'Enter') commit(value, { row: event.shiftKey ? -1 : 1, column: 0 });
    else if (event.key === 'Tab') commit(value, { row: 0, column: event.shiftKey ? -1 : 1 });
    else if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  };
  const shared = {
    'aria-label': label,
    className: 'size-full min-w-0 bg-raised px-2 text-sm outline-none select-text',
    onKeyDown: keyDown,
    onPointerDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    // eslint-disable-next-line jsx-a11y/no-autofocus -- The person has just opened this cell.
    autoFocus: true,
  };
  if (column.kind === 'choice') {
    const chosen = choiceNamed(column, text, names);
    return (
      <select
        {...shared}
        defaultValue={chosen === undefined ? '' : names.labelOf(column, chosen)}
        onChange={(event) => commit(event.currentTarget.value, still)}
        onBlur={(event) => commit(event.currentTarget.value, still)}
      >
        <option value="" aria-label="–" />
        {column.options.map((value) => (
          <option key={value} value={names.labelOf(column, value)}>
            {names.labelOf(column, value)}
          </option>
        ))}
      </select>
    );
  }
  if (column.kind === 'lines')
    return (
      <textarea
        {...shared}
        dir="auto"
        rows={6}
        defaultValue={text}
        className="absolute start-0 top-0 z-[2] w-full resize-none rounded-b-control bg-raised p-2 text-sm shadow-float outline-2 -outline-offset-2 outline-ring select-text"
        onBlur={(event) => commit(event.currentTarget.value, still)}
      />
    );
  const suggests = suggestions.length > 0;
  return (
    <>
      <input
        {...shared}
        dir="auto"
        defaultValue={text}
        list={suggests ? list : undefined}
        inputMode={column.kind === 'number' ? 'numeric' : undefined}
        onBlur={(event) => commit(event.currentTarget.value, still)}
      />
      {suggests && (
        <datalist id={list}>
          {suggestions.map((title) => (
            <option key={title} value={title}>
              {title}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Browsers do nothing for Alt and Enter. */
function newLine(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void {
  if (!event.altKey || !(event.currentTarget instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = event.currentTarget;
  event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
}
