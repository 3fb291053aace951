import type { DocumentRule } from '../plan/documents.ts';
import { type Fit, measureFit, pixelsPerMillimetre } from '../plan/fit.ts';
import { useNumberWords } from './number-words.ts';
import { crownOf, type Subject } from '../plan/subject.ts';

type GuidesProps = { rule: DocumentRule; placed: { fit: Fit; subject: Subject } | null };

/** The rule's lines in millimetres over the photo: where the eyes may be, how high the head is, what was measured. */
export function Guides({ rule, placed }: GuidesProps) {
  const { width, height } = rule.millimetres;
  const { number } = useNumberWords();
  const lines = linesOf(rule, placed);
  const inside = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
  const text = height / 26;
  const hair = height / 260;
  const tone = (good: boolean): string => (good ? 'text-success-text' : 'text-danger-text');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full overflow-visible"
      style={{ fontSize: text }}
      direction="ltr"
    >
      <rect
        x={0}
        y={height - rule.eyes.max}
        width={width}
        height={rule.eyes.max - rule.eyes.min}
        fill="oklch(0.7 0.09 200 / 0.22)"
      />
      <g stroke="oklch(0.5 0.2 30)" strokeWidth={hair} strokeDasharray={`${hair * 5} ${hair * 3}`}>
        <line x1={0} x2={width} y1={lines.crown} y2={lines.crown} />
        <line x1={0} x2={width} y1={lines.chin} y2={lines.chin} />
        <line x1={0} x2={width} y1={lines.eyes} y2={lines.eyes} stroke="oklch(0.45 0.1 200)" />
        <line x1={width / 2} x2={width / 2} y1={0} y2={height} strokeOpacity={0.35} />
      </g>
      <g strokeWidth={hair * 1.6} fill="currentColor">
        <Measure
          x={text * 0.9}
          from={lines.crown}
          to={lines.chin}
          text={number(lines.head, 'mm')}
          className={tone(inside(lines.head, rule.head))}
        />
        <Measure
          x={width - text * 0.9}
          from={lines.eyes}
          to={height}
          text={number(height - lines.eyes, 'mm')}
          className={tone(inside(height - lines.eyes, rule.eyes))}
        />
      </g>
    </svg>
  );
}

type MeasureProps = { x: number; from: number; to: number; text: string; className: string };

function Measure({ x, from, to, text, className }: MeasureProps) {
  const middle = (from + to) / 2;
  return (
    <g className={className} stroke="currentColor">
      <line x1={x} x2={x} y1={from} y2={to} />
      <line x1={x - 0.6} x2={x + 0.6} y1={from} y2={from} />
      <line x1={x - 0.6} x2={x + 0.6} y1={to} y2={to} />
      <text
        x={x}
        y={middle}
        textAnchor="middle"
        transform={`rotate(-90 ${x} ${middle})`}
        dy="-0.35em"
        paintOrder="stroke"
        style={{ stroke: 'white', strokeWidth: '0.28em', strokeLinejoin: 'round', fontWeight: 600 }}
      >
        {text}
      </text>
    </g>
  );
}

type Lines = { crown: number; chin: number; eyes: number; head: number };

function linesOf(rule: DocumentRule, placed: GuidesProps['placed']): Lines {
  const { height } = rule.millimetres;
  if (placed === null) {
    const head = (rule.head.min + rule.head.max) / 2;
    const eyes =
      height - Math.min(rule.eyes.max, Math.max(rule.eyes.min, height - ((height - head) * 0.42 + head * 0.49)));
    return { crown: eyes - head * 0.49, chin: eyes + head * 0.51, eyes, head };
  }
  const { fit, subject } = placed;
  const at = (y: number): number => (fit.y + y * fit.scale) / pixelsPerMillimetre(rule);
  const { head } = measureFit(subject, rule, fit);
  return { crown: at(crownOf(subject, rule.crown)), chin: at(subject.chin), eyes: at(0), head };
}
