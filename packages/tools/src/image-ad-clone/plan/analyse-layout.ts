/** From what was seen to what it means: boxes with roles, styles and plates. Pure. */
import type { CloneAnalysis, CloneBox, CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { LayoutLine, LayoutPanel, LayoutPicture, PictureLayout } from '@adwright/domain/engines/pictures.ts';
import { areaOf, overlapOf, shareInside } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';
import { type RoledBlock, roleBlocks } from './roles.ts';
import { textBlocks } from './text-blocks.ts';
import { typeStyle } from './type-style.ts';

/** Shares of the frame: the smallest panel and picture worth a box, a sign of a brand, a photograph. */
const share = { panel: 0.012, openPanel: 0.06, product: 0.008, sign: { least: 0.0012, most: 0.02 }, photo: 0.14 };

export function analyseLayout(layout: PictureLayout, rightToLeft: boolean): CloneAnalysis {
  const { width, height, panels, background } = layout;
  const frame = { x: 0, y: 0, width, height };
  const things = { ...layout, pictures: layout.pictures.filter((one) => !isCard(one, layout.lines)) };
  const lines = layout.lines.filter((line) => !isPrintedOn(line, things));
  const blocks = roleBlocks(textBlocks(lines, rightToLeft), panels, frame);
  const plates = new Set(blocks.flatMap(({ plate }) => plate ?? []));
  const shown = pictureBoxes(things, blocks);
  const boxes = [
    ...panelBoxes(panels, plates, frame).filter((panel) => !shown.some((one) => isPartOf(panel, one))),
    ...shown,
    ...blocks
      .filter((block) => !isOnProduct(block, shown))
      .map((block) => textBox(block, blocks, panels, frame, rightToLeft)),
  ];
  return {
    width,
    height,
    background: { kind: background.kind, colors: [...background.colors], angle: background.angle },
    palette: layout.palette.map(({ colour, share: part }) => ({ color: colour, share: part })),
    boxes: named(boxes).slice(0, 60),
  };
}

/** A label has a few short lines; what has more of them, or lines from edge to edge, is a card or a table. */
function isCard({ box }: LayoutPicture, lines: readonly LayoutLine[]): boolean {
  const inside = lines.filter((line) => shareInside(line.box, box) > 0.7);
  return inside.length > 4 || (inside.length > 1 && inside.some((line) => line.box.width > 0.62 * box.width));
}

/** Words never go over my product; what stood on theirs was its label. */
function isOnProduct({ box, plate, role }: RoledBlock, shown: readonly Unnamed[]): boolean {
  if (plate !== null || role === 'headline') return false;
  return shown.some((one) => one.role === 'product' && shareInside(box, one) > 0.8);
}

/** A label, a cap or a screen is a part of its product and no area of the ad's. */
function isPartOf(panel: Rect, { role, ...box }: Unnamed): boolean {
  return role !== 'logo' && shareInside(panel, box) > 0.85 && areaOf(panel) < areaOf(box);
}

/** What stands on the product itself goes with it; what has a plate of its own does not stand on the product. */
function isPrintedOn({ box, capHeight, panel }: LayoutLine, { pictures, panels }: PictureLayout): boolean {
  const carrier = panel === null ? undefined : panels[panel];
  return pictures.some(
    (one) =>
      one.share > share.product &&
      one.share < 0.35 &&
      shareInside(box, one.box) > 0.7 &&
      capHeight < 0.25 * one.box.height &&
      (!carrier || carrier.open || areaOf(carrier.box) > areaOf(one.box) || isLabel(carrier.box, one)),
  );
}

/** A plate in the middle of a product: buttons stand at its rim or beside it. */
function isLabel(plate: Rect, { box, salience }: LayoutPicture): boolean {
  const middle = plate.x + plate.width / 2 - box.x - box.width / 2;
  return (
    salience > 0.5 &&
    shareInside(plate, box) > 0.95 &&
    Math.abs(middle) < 0.12 * box.width &&
    plate.y + plate.height < box.y + 0.97 * box.height &&
    plate.y > box.y + 0.1 * box.height
  );
}

type Unnamed = Omit<CloneBox, 'id'>;

const bare = { text: '', type: null, plate: null, confidence: 1, mark: false, words: null } as const;

function panelBoxes(panels: readonly LayoutPanel[], plates: ReadonlySet<number>, frame: Rect): Unnamed[] {
  return (
    panels
      .map((panel, index) => ({ ...panel, index, part: areaOf(panel.box) / areaOf(frame) }))
      .filter(({ index, open, part }) => !plates.has(index) && part >= (open ? share.openPanel : share.panel))
      .filter(({ part }) => part < 0.96)
      .toSorted((a, b) => b.part - a.part)
      // Patches of a photograph are flat here and there, but have no shape.
      .filter(({ shape, hull }) => shape !== 'other' || hull)
      .map(({ box, color, shape, radius, hull }) => ({
        ...bare,
        role: 'panel' as const,
        ...box,
        plate: {
          color,
          shape: shape === 'ellipse' || isRound(box, radius) ? ('ellipse' as const) : ('rect' as const),
          radius,
          ...(hull ? { hull: [...hull] } : {}),
        },
      }))
  );
}

/** A circle whose edge is covered here and there is seen as a square with very round corners. */
function isRound({ width, height }: Rect, radius: number): boolean {
  return radius > 0.38 * Math.min(width, height) && Math.abs(width / height - 1) < 0.15;
}

/** The product is what draws the eye most; small things beside it are signs. */
function pictureBoxes(
  { pictures, panels, background, width, height }: PictureLayout,
  blocks: readonly RoledBlock[],
): Unnamed[] {
  const frame = { x: 0, y: 0, width, height };
  const large = pictures
    .filter((one) => one.share >= share.product && one.share < 0.97 && !isWords(one, blocks) && !isLine(one.box, frame))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const wide = large.find((one) => isWidePhoto(one.box, frame) && background.kind !== 'photo');
  if (wide) return [{ ...bare, role: 'photo', ...wide.box, confidence: 0.7 }];
  const [main, ...others] = large.filter((one) => !(one.share > 0.62 && large.length > 1));
  const plates = blocks.flatMap(({ plate }) => (plate === null ? [] : (panels[plate]?.box ?? [])));
  const shown = main ? [asPicture({ ...main, box: clearOf(main.box, plates) }, background.kind)] : [];
  for (const other of others) {
    if (
      !main ||
      other.share < 0.03 ||
      other.salience < 0.25 ||
      overlapOf(other.box, main.box) > 0.3 * areaOf(other.box)
    )
      continue;
    shown.push(asPicture(other, background.kind));
  }
  const signs = pictures.filter(
    (one) =>
      isSign(one, frame) &&
      !isWords(one, blocks) &&
      !large.includes(one) &&
      (!main || shareInside(one.box, main.box) < 0.2),
  );
  return [
    ...shown,
    ...signs.slice(0, 2).map(({ box }) => ({ ...bare, role: 'logo' as const, ...box, mark: true, confidence: 0.5 })),
  ];
}

/** Nearly half of the ad from edge to edge, beside the area with the words. */
function isWidePhoto({ x, y, width, height }: Rect, frame: Rect): boolean {
  const across = width > 0.98 * frame.width && height > 0.35 * frame.height && height < 0.85 * frame.height;
  const down = height > 0.98 * frame.height && width > 0.35 * frame.width && width < 0.85 * frame.width;
  const ends = across ? [y, frame.height - y - height] : [x, frame.width - x - width];
  return (across || down) && Math.min(...ends) < 0.01 * Math.max(frame.width, frame.height);
}

function asPicture(
  { box, fillsBox, share: part, salience }: LayoutPicture,
  ground: 'solid' | 'gradient' | 'photo',
): Unnamed {
  const isPhoto = fillsBox && part >= share.photo && ground !== 'photo';
  return { ...bare, role: isPhoto ? 'photo' : 'product', ...box, confidence: Math.min(1, 0.4 + 0.6 * salience) };
}

/** A button that drew the eye along with the product is no part of it. */
function clearOf(box: Rect, plates: readonly Rect[]): Rect {
  let { y, height } = box;
  for (const plate of plates) {
    if (shareInside(plate, { ...box, y, height }) < 0.6) continue;
    const middle = plate.y + plate.height / 2;
    if (middle > y + 0.65 * height) height = plate.y - 0.25 * plate.height - y;
    else if (middle < y + 0.35 * height) {
      const top = plate.y + 1.25 * plate.height;
      height -= top - y;
      y = top;
    }
  }
  return height > 0.3 * box.height ? { ...box, y, height } : box;
}

function weightOf({ share: part, salience }: LayoutPicture): number {
  return Math.sqrt(part) * (0.25 + salience);
}

function isWords({ box }: LayoutPicture, blocks: readonly RoledBlock[]): boolean {
  return blocks.some(
    (block) =>
      overlapOf(block.box, box) > 0.6 * Math.min(areaOf(box), areaOf(block.box)) &&
      areaOf(block.box) > 0.35 * areaOf(box),
  );
}

/** Rules and frames are no pictures. */
function isLine(box: Rect, frame: Rect): boolean {
  return Math.min(box.width / frame.width, box.height / frame.height) < 0.02;
}

/** About as large as a logo, near an edge, and neither a rule nor a dot. */
function isSign({ box, share: part }: LayoutPicture, frame: Rect): boolean {
  if (part < share.sign.least || part > share.sign.most || isLine(box, frame)) return false;
  const nearTop = box.y + box.height < 0.2 * frame.height;
  const nearBottom = box.y > 0.82 * frame.height;
  return (nearTop || nearBottom) && box.width < 8 * box.height && box.height < 3 * box.width;
}

function textBox(
  block: RoledBlock,
  blocks: readonly RoledBlock[],
  panels: readonly LayoutPanel[],
  frame: Rect,
  rightToLeft: boolean,
): Unnamed {
  const carrier = block.panel === null ? undefined : panels[block.panel];
  const container = carrier && !carrier.open ? carrier.box : sideOf(block.box, panels, frame);
  const plate = block.plate === null ? undefined : panels[block.plate];
  return {
    ...bare,
    role: block.role,
    ...(plate ? plate.box : block.box),
    text: block.text.slice(0, 600),
    type: typeStyle(block, container, block.plate === null ? peersOf(block, blocks) : [], rightToLeft),
    plate: plate
      ? { color: plate.color, shape: plate.shape === 'ellipse' ? 'ellipse' : 'rect', radius: plate.radius }
      : null,
    confidence: block.confidence,
    mark: block.role === 'logo',
  };
}

function peersOf(block: RoledBlock, blocks: readonly RoledBlock[]): Rect[] {
  return blocks.filter((other) => other !== block && other.panel === block.panel).map(({ box }) => box);
}

/** In a split picture a text belongs to its own half. */
function sideOf(box: Rect, panels: readonly LayoutPanel[], frame: Rect): Rect {
  const beside = panels.filter((panel) => panel.open && panel.shape === 'rect' && overlapOf(panel.box, box) === 0);
  const half = beside.find(({ box: other }) => other.height > 0.9 * frame.height && other.width > 0.25 * frame.width);
  if (!half) return frame;
  const atStart = half.box.x < 0.02 * frame.width;
  const x = atStart ? half.box.x + half.box.width : 0;
  return { ...frame, x, width: atStart ? frame.width - x : half.box.x };
}

function named(boxes: readonly Unnamed[]): CloneBox[] {
  const counts = new Map<CloneRole, number>();
  return boxes.map((box) => {
    const count = (counts.get(box.role) ?? 0) + 1;
    counts.set(box.role, count);
    return { id: `${box.role.replaceAll('_', '-')}-${count}`, ...box };
  });
}
