import type { Paint, Shadow } from '@adwright/studio/creative/paint.ts';
import { stateAt } from '@adwright/studio/draw/state.ts';
import type { DisplayList, DisplayNode, NodePaint, Rect } from '@adwright/studio/layout/display-list.ts';

/** What satori takes: React's elements without React. */
export type Element = { readonly type: string; readonly props: Record<string, unknown> };
type Style = Record<string, unknown>;

const box = (style: Style, children?: readonly Element[] | string): Element => ({
  type: 'div',
  props: { style: { display: 'flex', position: 'absolute', ...style }, ...(children ? { children } : {}) },
});

const placed = ({ x, y, width, height }: Rect): Style => ({ left: x, top: y, width, height });

function backgroundOf(paint: Paint): Style {
  if (paint.kind === 'solid') return { backgroundColor: paint.color };
  const stops = paint.stops.map(({ at, color }) => `${color} ${at * 100}%`).join(', ');
  const shape = paint.kind === 'linear' ? `${paint.angle}deg` : `circle at ${paint.x * 100}% ${paint.y * 100}%`;
  return { backgroundImage: `${paint.kind}-gradient(${shape}, ${stops})` };
}

const shadowOf = (shadow: Shadow): string => `${shadow.x ?? 0}px ${shadow.y ?? 0}px ${shadow.blur}px ${shadow.color}`;

type Of<Kind extends NodePaint['kind']> = Extract<NodePaint, { kind: Kind }>;

function text({ face, lines }: Of<'text'>): Element[] {
  const { size, color, font, tracking, shadow } = face;
  const style = { fontSize: size, color, fontWeight: font.weight >= 600 ? 700 : 400, letterSpacing: tracking };
  return lines.map((line) =>
    box(
      {
        ...style,
        left: line.x,
        top: line.baseline - size,
        lineHeight: 1.2,
        whiteSpace: 'pre',
        ...(shadow ? { textShadow: shadowOf(shadow) } : {}),
      },
      line.text,
    ),
  );
}

function shape({ shape: form, fill, stroke, shadow }: Of<'shape'>, rect: Rect): Element {
  if (form.kind === 'path' || form.kind === 'burst') {
    const color = fill?.kind === 'solid' ? fill.color : (fill?.stops[0]?.color ?? 'none');
    const pen = stroke ? { stroke: stroke.color, strokeWidth: stroke.width } : {};
    const d = form.kind === 'path' ? form.d : 'M0 50 50 0 100 50 50 100Z';
    const viewBox = form.kind === 'path' ? form.viewBox.join(' ') : '0 0 100 100';
    const drawn: Element = { type: 'path', props: { d, fill: color, ...pen } };
    const size = { width: rect.width, height: rect.height };
    return box(placed(rect), [{ type: 'svg', props: { ...size, viewBox, children: [drawn] } }]);
  }
  const radius = form.kind === 'rect' ? (form.radius ?? 0) : Math.min(rect.width, rect.height) / 2;
  return box({
    ...placed(rect),
    ...(fill ? backgroundOf(fill) : {}),
    ...(stroke ? { border: `${stroke.width}px solid ${stroke.color}` } : {}),
    ...(shadow ? { boxShadow: shadowOf(shadow) } : {}),
    borderRadius: Math.min(radius, rect.width / 2, rect.height / 2),
  });
}

function picture(paint: Of<'image'>, rect: Rect, source: string): Element {
  const style = { objectFit: paint.fit, width: rect.width, height: rect.height, borderRadius: paint.radius };
  return box(placed(rect), [{ type: 'img', props: { src: source, style } }]);
}

/** Words, plates, pictures and bars; what a card has besides, such as stars, satori is spared. */
function drawn({ paint, box: rect }: DisplayNode, source: string): Element[] {
  if (paint.kind === 'text') return text(paint);
  if (paint.kind === 'shape') return [shape(paint, rect)];
  if (paint.kind === 'image') return [picture(paint, rect, source)];
  return [];
}

/** A picture's display list as elements at the same places, so that satori draws what this engine draws. */
export function cardOf(list: DisplayList, source: string): Element {
  const [scene] = list.scenes;
  const whole = { x: 0, y: 0, width: list.width, height: list.height };
  const parts = [...(scene?.nodes ?? []), ...list.overlay].flatMap((node) => {
    const { visible, opacity, turn } = stateAt(node, 0);
    if (!visible) return [];
    const origin = `${node.box.x + node.box.width / 2}px ${node.box.y + node.box.height / 2}px`;
    const turned = turn ? { transform: `rotate(${(turn * 180) / Math.PI}deg)`, transformOrigin: origin } : {};
    const children = drawn(node, source);
    if (!turn && opacity >= 1) return children;
    return [box({ ...placed(whole), opacity: Math.min(1, opacity), ...turned }, children)];
  });
  return box({ ...placed(whole), overflow: 'hidden', ...(scene ? backgroundOf(scene.background) : {}) }, parts);
}
