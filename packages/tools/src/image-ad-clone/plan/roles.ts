/** What each text of an ad is for, from its size, its place, what it stands on and what it says. */
import type { CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { areaOf } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';
import type { TextBlock } from './text-blocks.ts';

export type RoledBlock = TextBlock & { readonly role: CloneRole; readonly plate: number | null };

type Frame = { readonly width: number; readonly height: number };
type PanelLike = { readonly box: Rect; readonly shape: 'rect' | 'ellipse' | 'other'; readonly open: boolean };

const money = String.raw`(?:[$€£¥₽₩₺₹]|US\$|USD|EUR|CHF|Rp|R\$|zł|kr|TL|円|元|원|ر\.?س|د\.?إ)`;
const amount = String.raw`\d[\d.,  ’']*(?:[.,][-–—])?`;
const before = '(?:(?:from|only|now|ab|nur|desde|solo|dès|da|vanaf|mulai|от|من)\\s)?';
const price = new RegExp(String.raw`^${before}(?:${money}\s?${amount}|${amount}\s?${money})$`, 'iu');
const shout =
  /^(?:[-−–+]?\s?\d{1,2}\s?%.{0,8}|.{0,8}\s\d{1,2}\s?%|new!?|neu!?|sale!?|nouveau|nuevo|novo|nuovo|جديد|новинка|新品|신상)$/iu;

/** Shares: a plate is smaller than this of the frame; fine print is lower than that of its height. */
const largestPlate = 0.14;
const finePrint = 0.016;

export function roleBlocks(blocks: readonly TextBlock[], panels: readonly PanelLike[], frame: Frame): RoledBlock[] {
  const plated = new Map(blocks.map((block) => [block, plateOf(block, blocks, panels, frame)]));
  const loose = blocks.filter((block) => plated.get(block) === null && !isPrice(block));
  const headline = loudest(loose);
  const cta = callAmong(
    blocks.filter((block) => plated.get(block) !== null && !isPrice(block)),
    plated,
    panels,
  );
  const rest = loose.filter((block) => block !== headline);
  const name = nameAmong(rest, headline, frame);
  const subline = sublineAmong(
    rest.filter((block) => block !== name),
    headline,
    frame,
  );
  return blocks.map((block) => {
    const plate = plated.get(block) ?? null;
    return { ...block, plate, role: roleOf(block) };
  });

  function roleOf(block: TextBlock): CloneRole {
    if (block === headline) return 'headline';
    if (isPrice(block)) return isStruck(block) || isLowerPrice(block, blocks) ? 'old_price' : 'price';
    if (block === cta) return 'cta';
    const plate = plated.get(block) ?? null;
    if (plate !== null) return isBadge(block, panels[plate]) ? 'badge' : 'label';
    if (block === name) return 'logo';
    if (block === subline) return 'subline';
    if (isFinePrint(block, frame)) return 'fine_print';
    if (shout.test(block.text)) return 'badge';
    return headline && block.box.y < headline.box.y && block.lines.length === 1 ? 'label' : 'body';
  }
}

/** The panel a text has for itself: a button, a badge, a tag. */
function plateOf(
  block: TextBlock,
  blocks: readonly TextBlock[],
  panels: readonly PanelLike[],
  frame: Frame,
): number | null {
  const { panel } = block;
  const carrier = panel === null ? undefined : panels[panel];
  if (panel === null || !carrier || carrier.open || areaOf(carrier.box) > largestPlate * frame.width * frame.height)
    return null;
  const alone = blocks.every((other) => other === block || other.panel !== panel);
  const snug = carrier.box.height < (carrier.shape === 'ellipse' ? 8 : 4.2) * block.box.height;
  return alone && snug ? panel : null;
}

function loudest(blocks: readonly TextBlock[]): TextBlock | undefined {
  const loudness = ({ capHeight, text, confidence }: TextBlock): number =>
    capHeight * (letterCount(text) < 3 ? 0.8 : 1) * (0.6 + 0.4 * confidence);
  return blocks.toSorted((a, b) => loudness(b) - loudness(a))[0];
}

/** The last and widest of the buttons: ads end with what to do. */
function callAmong(
  blocks: readonly TextBlock[],
  plated: ReadonlyMap<TextBlock, number | null>,
  panels: readonly PanelLike[],
): TextBlock | undefined {
  const weight = (block: TextBlock): number => {
    const plate = panels[plated.get(block) ?? -1];
    if (!plate || isBadge(block, plate)) return -1;
    return plate.box.y + 0.5 * plate.box.width;
  };
  return blocks.filter((block) => weight(block) >= 0).toSorted((a, b) => weight(b) - weight(a))[0];
}

function isBadge({ text, lines }: TextBlock, plate: PanelLike | undefined): boolean {
  if (!plate) return false;
  return (
    plate.shape === 'ellipse' || plate.box.width < 1.5 * plate.box.height || (shout.test(text) && lines.length < 3)
  );
}

/** A single short word at the top or the bottom, well below the headline's size: whose ad it is. */
function nameAmong(blocks: readonly TextBlock[], headline: TextBlock | undefined, frame: Frame): TextBlock | undefined {
  return blocks
    .filter(({ text, lines, capHeight, box }) => {
      const words = text.split(/\s+/);
      const small = !headline || capHeight < 0.62 * headline.capHeight;
      const atEdge = box.y + box.height < 0.24 * frame.height || box.y > 0.84 * frame.height;
      const aboveHeadline = headline !== undefined && box.y + box.height < headline.box.y + 2;
      return (
        lines.length === 1 &&
        words.length === 1 &&
        /^[\p{L}\p{N}&.'’-]{2,18}$/u.test(text) &&
        small &&
        (atEdge || aboveHeadline) &&
        !shout.test(text)
      );
    })
    .toSorted((a, b) => a.box.y - b.box.y)[0];
}

/** What explains the headline: the nearest text below it, or else the largest one left. */
function sublineAmong(
  blocks: readonly TextBlock[],
  headline: TextBlock | undefined,
  frame: Frame,
): TextBlock | undefined {
  const candidates = blocks.filter(
    (block) => !isFinePrint(block, frame) && letterCount(block.text) > 5 && !isPrice(block),
  );
  if (!headline) return undefined;
  const below = candidates.filter((block) => block.box.y >= headline.box.y + 0.5 * headline.box.height);
  const distance = (block: TextBlock): number =>
    block.box.y - headline.box.y - headline.box.height - 2 * block.capHeight;
  return below.toSorted((a, b) => distance(a) - distance(b))[0];
}

function isFinePrint({ capHeight, box }: TextBlock, { height }: Frame): boolean {
  return capHeight < finePrint * height && box.y > 0.8 * height;
}

/** What is struck out is an old price, even where the stroke made it unreadable. */
function isPrice(block: TextBlock): boolean {
  return isStruck(block) || price.test(block.text.replaceAll(/\s+/g, ' ').trim());
}

function isStruck({ lines }: TextBlock): boolean {
  return lines.some((line) => line.struck);
}

/** Of two prices the smaller one is the old one, when nothing is struck out. */
function isLowerPrice(block: TextBlock, blocks: readonly TextBlock[]): boolean {
  const prices = blocks.filter(isPrice);
  if (prices.some(isStruck)) return false;
  return prices.some((other) => other !== block && other.capHeight > 1.25 * block.capHeight);
}

function letterCount(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
