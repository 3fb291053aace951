import type { Scheme } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, ellipseBlock, rectBlock } from './kit/blocks.ts';
import { bubble, type Message } from './kit/chat-bubble.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { fade } from './kit/moves.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const pace = 1.1;

/** Three dots beside the name, breathing while somebody is typing. */
function typing(at: { x: number; y: number }, size: number, scheme: Scheme, end: number): Layer[] {
  const time = { start: 0, end };
  const plate: Rect = { x: at.x, y: at.y, width: size * 2.9, height: size * 1.5 };
  return [
    rectBlock('typing-plate', plate, scheme.ground, { slot: 'decor', radius: size * 0.75, time, motion: fade(0, 0.2) }),
    ...[0, 1, 2].map((index) =>
      ellipseBlock(
        `typing-dot-${index}`,
        { x: at.x + size * (0.65 + index * 0.62), y: at.y + size * 0.58, width: size * 0.36, height: size * 0.36 },
        scheme.text,
        {
          slot: 'decor',
          opacity: 0.6,
          time,
          motion: [
            { phase: 'in', effect: 'fade', delay: 0.08 * index, duration: 0.2 },
            { phase: 'life', effect: 'pulse', amount: 0.28, period: 0.7 + index * 0.09 },
          ],
        },
      ),
    ),
  ];
}

function messagesOf(kit: Kit): Message[] {
  const { brief } = kit.input;
  const answers = [...(brief.subline ? [brief.subline] : []), ...(brief.points ?? [])].slice(0, 3);
  return [
    { id: 'opening', text: brief.headline, mine: false, slot: 'headline' },
    ...answers.map((text, index): Message => ({
      id: `answer-${index}`,
      text,
      mine: index % 2 === 0,
      slot: index === 0 && brief.subline ? 'subline' : 'bullet',
      priority: 2 + index,
    })),
  ];
}

/** The bar with who is writing: a mark with the first letter, and the name. */
function header(kit: Kit, box: Rect): Layer[] {
  const { name } = kit.input.brand;
  const scheme = kit.scheme('accent');
  if (!name) return [];
  const { area } = kit.frame;
  const size = box.height;
  return [
    ellipseBlock('who-mark', { x: area.x, y: box.y, width: size, height: size }, scheme.ground, { slot: 'decor' }),
    fillText(
      kit,
      'who-letter',
      [...name][0] ?? '',
      { x: area.x, y: box.y, width: size, height: size },
      {
        color: scheme.text,
        align: 'center',
        most: 0.46,
        maxLines: 1,
        slot: 'brand-name',
      },
    ),
    fillText(
      kit,
      'who-name',
      name,
      { x: area.x + size * 1.3, y: box.y, width: box.width - size * 1.3, height: size },
      {
        color: kit.scheme('paper').text,
        most: 0.08,
        maxLines: 1,
        slot: 'brand-name',
      },
    ),
  ];
}

function talk(kit: Kit): Scene {
  const paper = kit.scheme('paper');
  const mine = kit.scheme('accent');
  const theirs = { ...paper, ground: paper.soft, text: paper.onSoft };
  const { frame } = kit;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.6,
    banner: 0.66,
    upright: 0.66,
    tall: 0.72,
    tower: 0.74,
    gap: 0.5,
  });
  const bar = Math.min(copy.height * 0.12, frame.floor * 3.4);
  const room = { ...copy, y: copy.y + bar * 1.5, height: copy.height - bar * 1.5 };
  const type = kit.type(copy);
  const size = Math.max(frame.floor, type.body * 1.28);
  const messages = messagesOf(kit);
  const bubbles: GroupLayer[] = messages.map((message, index) => {
    const large = message.slot === 'headline';
    const layer = bubble(
      kit,
      message,
      message.mine ? mine : theirs,
      large ? Math.max(size, type.headline * 0.78) : size,
      room.width,
    );
    return {
      ...layer,
      ...(index > 0 ? { time: { start: 0.2 + index * pace } } : {}),
      motion: [{ phase: 'in', effect: 'rise', distance: 0.05, duration: 0.35, ease: 'back-out' }],
    };
  });
  const stage: Rect = beside
    ? {
        x: media.x + frame.margin * 0.4,
        y: frame.height * 0.12,
        width: media.width - frame.margin * 1.4,
        height: frame.height * 0.76,
      }
    : { x: frame.width * 0.1, y: media.y, width: frame.width * 0.8, height: media.height - frame.margin };
  const dots = Math.min(size, bar / 1.5);
  const shown = 0.2 + messages.length * pace;
  return kit.scene(
    'talk',
    paper.ground,
    [
      ...header(kit, { ...copy, height: bar }),
      rectBlock(
        'who-line',
        {
          x: 0,
          y: copy.y + bar * 1.22,
          width: beside ? media.x : frame.width,
          height: Math.max(1, frame.floor * 0.06),
        },
        paper.line,
        { slot: 'decor' },
      ),
      ...kit.productIn(stage, {
        id: 'talk-product',
        motion: [{ phase: 'in', effect: 'pop', delay: 0.1 }],
      }),
      ...typing({ x: copy.x + copy.width - dots * 2.9, y: copy.y + (bar - dots * 1.5) / 2 }, dots, theirs, shown - 0.8),
      column('talk-copy', bubbles, { box: room, gap: size * 0.55 }),
    ],
    { duration: shown + 0.7 },
  );
}

export const directMessage = defineTemplate({
  id: 'direct-message',
  kind: 'video',
  category: 'story',
  idea: 'A message comes in while you watch: dots that type, a question, answers one after the other.',
  slots: ['brand-name', 'headline', 'subline', 'bullet', 'price', 'cta', 'logo', 'product'],
  continues: 'lock-screen',
  compose(kit) {
    const paper = kit.scheme('paper');
    const accent = kit.scheme('accent');
    const push = { kind: 'push', duration: 0.45, side: 'end' } as const;
    if (kit.frame.shape === 'strip')
      return {
        scenes: stripStory(kit, { look: 'card', says: 'message', hook: paper, offer: accent, transition: push }),
      };
    const end = endCard(kit, 'shop', {
      scheme: kit.scheme('tint'),
      panel: ['accent', 'support', 'ink'],
      badge: true,
      transition: push,
    });
    return { scenes: [talk(kit), end], poster: 4.8 };
  },
});
