import type { GroupLayer, Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Scheme } from '../brand/scheme.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Message = {
  readonly id: string;
  readonly text: string;
  readonly mine: boolean;
  readonly slot: 'headline' | 'subline' | 'bullet';
  readonly priority?: number;
};

function bubble(kit: Kit, message: Message, scheme: Scheme, size: number, width: number): GroupLayer {
  const { floor } = kit.frame;
  const text = textBlock(`${message.id}-text`, message.text, {
    font: message.slot === 'headline' ? 'heading' : 'body',
    weight: message.slot === 'headline' ? 700 : 500,
    size,
    minSize: Math.min(size, Math.max(floor, size * (message.slot === 'headline' ? 0.45 : 0.66))),
    color: scheme.text,
    lineHeight: 1.2,
    align: 'start',
    balance: message.slot === 'headline',
    maxLines: 6,
    slot: message.slot,
  });
  const card = column(message.id, [text], {
    padding: [size * 0.55, size * 0.42],
    fill: solid(scheme.ground),
    radius: size * (0.35 + kit.roundness * 0.5),
    size: { maxWidth: width * 0.86 },
  });
  return column(`${message.id}-line`, [card], {
    align: message.mine ? 'end' : 'start',
    size: { width: 'fill' },
    ...(message.priority ? { priority: message.priority } : {}),
  });
}

function messagesOf(kit: Kit): Message[] {
  const { brief } = kit.input;
  const answers: Message[] = (brief.points ?? []).slice(0, 2).map((text, index) => ({
    id: `answer-${index}`,
    text,
    mine: index % 2 === 0,
    slot: 'bullet',
    priority: 5 + index,
  }));
  const reply: Message[] = brief.subline
    ? [{ id: 'reply', text: brief.subline, mine: true, slot: 'subline', priority: 2 }]
    : [];
  return [
    { id: 'opening', text: brief.headline, mine: false, slot: 'headline' },
    ...(reply.length > 0 ? reply : answers.slice(0, 1)),
    ...(reply.length > 0 ? answers.map((answer) => ({ ...answer, mine: true })) : []),
  ];
}

export const chat = defineTemplate({
  id: 'chat',
  kind: 'picture',
  category: 'story',
  idea: 'A conversation on the phone: a line that starts it, answers that settle it.',
  slots: ['brand-name', 'headline', 'subline', 'bullet', 'price', 'cta', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const ground = kit.scheme('paper');
    const mine = kit.scheme('accent');
    const theirs = { ...ground, ground: ground.soft, text: ground.onSoft };
    if (frame.shape === 'strip')
      return { scenes: [kit.scene('main', ground.ground, stripLayers(kit, { scheme: ground, plate: mine.ground }))] };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.58,
      banner: 0.66,
      upright: 0.66,
      tall: 0.68,
      tower: 0.7,
      gap: 0.6,
    });
    const type = kit.type(copy);
    const size = Math.max(frame.floor, type.body * 1.08);
    const bubbles: Layer[] = messagesOf(kit).map((message) => {
      const large = message.slot === 'headline';
      return bubble(
        kit,
        message,
        message.mine ? mine : theirs,
        large ? Math.max(size, type.headline * 0.84) : size,
        copy.width,
      );
    });
    const words = column(
      'copy',
      [
        eyebrow(kit, 'brand', input.brand.name, {
          color: ground.muted,
          size: type.label * 0.85,
          slot: 'brand-name',
          priority: 7,
          align: 'center',
        }),
        ...bubbles,
        kit.cta({ scheme: { ...ground, accent: ground.text, onAccent: ground.ground }, type: { ...type, cta: size } }),
      ],
      { box: copy, gap: size * 0.55, justify: beside ? 'center' : 'start' },
    );
    const place: Rect = beside
      ? {
          x: media.x + frame.margin * 0.5,
          y: frame.height * 0.12,
          width: media.width - frame.margin * 1.5,
          height: frame.height * 0.76,
        }
      : { x: frame.width * 0.14, y: media.y, width: frame.width * 0.72, height: media.height - frame.margin * 0.7 };
    return { scenes: [kit.scene('main', ground.ground, [...kit.productIn(place), words])] };
  },
});
