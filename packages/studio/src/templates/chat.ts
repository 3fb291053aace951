import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, free } from './kit/blocks.ts';
import { bubble, type Message } from './kit/chat-bubble.ts';
import { eyebrow } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

function messagesOf(kit: Kit): Message[] {
  const { brief } = kit.input;
  const others = (brief.points ?? []).filter((point) => point !== brief.subline);
  const answers: Message[] = others.slice(0, 2).map((text, index) => ({
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

/** Below the words a picture lies on the side of who sends it. */
function sentFrom({ frame }: Kit, media: Rect): Rect {
  const width = frame.shape === 'tower' ? frame.area.width : Math.min(frame.area.width, media.height * 1.5);
  return {
    x: frame.area.x + frame.area.width - width,
    y: media.y,
    width,
    height: media.height - frame.margin,
  };
}

/** The product as a picture somebody has sent: in a bubble of its own. */
function sent(kit: Kit, box: Rect, radius: number): Layer[] {
  if (!kit.product) return [];
  if (!kit.product.asset.cutout) return kit.productIn(box, { radius, anchor: { x: 1, y: 1 } });
  return [
    free('picture', [], { box, fill: solid(kit.clearScheme(['tint', 'accent', 'support', 'ink']).ground), radius }),
    ...kit.productIn(inset(box, Math.min(box.width, box.height) * 0.08, Math.min(box.width, box.height) * 0.08), {
      anchor: { x: 0.5, y: 0.6 },
    }),
  ];
}

export const chat = defineTemplate({
  id: 'chat',
  kind: 'picture',
  category: 'story',
  idea: 'A conversation on the phone: a line that starts it, answers that settle it, and a picture sent along.',
  slots: ['brand-name', 'headline', 'subline', 'bullet', 'price', 'cta', 'product'],
  needs: ['points'],
  compose(kit) {
    const { frame, input } = kit;
    const ground = kit.scheme('paper');
    const mine = kit.scheme('accent');
    const theirs = { ...ground, ground: ground.soft, text: ground.onSoft };
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            ground.ground,
            stripLayers(kit, { look: 'card', says: 'message', scheme: ground, plate: mine.ground }),
          ),
        ],
      };
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
      ? { ...inset(media, frame.margin * 0.5, frame.area.y), width: frame.width - media.x - frame.margin * 1.5 }
      : sentFrom(kit, media);
    return { scenes: [kit.scene('main', ground.ground, [...sent(kit, place, size * (0.6 + kit.roundness)), words])] };
  },
});
