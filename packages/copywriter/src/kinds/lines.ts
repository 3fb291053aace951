import { field, frameworkOfLine, lineRoom, type Candidate } from '../engine/candidate.ts';
import type { Framework } from '../engine/frameworks.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule, Placement } from '../placements.ts';
import { writeLine } from './ad-copy.ts';

export function writeHook(writer: Writer, placement: Placement, framework: Framework): Candidate | null {
  const [first] = framework.steps;
  const hook = first === undefined ? null : writer.say(writer.begin(), first.moves, lineRoom(placement.hook, 125));
  return hook === null
    ? null
    : { fields: [field(writer, placement.hook, hook.text)], framework: framework.id, said: [hook] };
}

export function writeHeadline(writer: Writer, placement: Placement): Candidate | null {
  const line = writer.say(writer.begin(), ['headline'], lineRoom(placement.headline, 60));
  if (line === null) return null;
  return { fields: [field(writer, placement.headline, line.text)], framework: frameworkOfLine(line), said: [line] };
}

export function writeSlogan(writer: Writer, placement: Placement): Candidate | null {
  const rule: FieldRule = { ...placement.headline, name: 'text' };
  const line = writer.say(writer.begin(), ['slogan'], lineRoom(rule, 60));
  if (line === null) return null;
  return { fields: [field(writer, rule, line.text)], framework: frameworkOfLine(line), said: [line] };
}

const buttonRule: FieldRule = { name: 'text', limit: 30, visible: 20 };
const besideButton: FieldRule = { name: 'description', limit: null, visible: null };

/** The words on the button, and the line beside it that takes away the last doubt. */
export function writeCallToAction(writer: Writer): Candidate | null {
  const button = writer.say(writer.begin(), ['button'], 24);
  if (button === null) return null;
  const line = writeLine(writer, writer.random.chance(0.5) ? ['reassure', 'cta'] : ['offer', 'cta', 'reassure'], 90, [
    button.text,
  ]);
  if (line === null) return null;
  return {
    fields: [field(writer, buttonRule, button.text), field(writer, besideButton, line.text)],
    framework: frameworkOfLine(line),
    said: [button, line],
  };
}
