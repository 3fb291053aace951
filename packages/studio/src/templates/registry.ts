import type { Template } from '../template.ts';
import { archWindow } from './arch-window.ts';
import { atHome } from './at-home.ts';
import { beforeAfter } from './before-after.ts';
import { behindTheName } from './behind-the-name.ts';
import { bento } from './bento.ts';
import { bigNumber } from './big-number.ts';
import { bigPrice } from './big-price.ts';
import { boldType } from './bold-type.ts';
import { callouts } from './callouts.ts';
import { captionStory } from './caption-story.ts';
import { chat } from './chat.ts';
import { checklist } from './checklist.ts';
import { closeUps } from './close-ups.ts';
import { collage } from './collage.ts';
import { colourHalf } from './colour-half.ts';
import { commentReply } from './comment-reply.ts';
import { countdown } from './countdown.ts';
import { coupon } from './coupon.ts';
import { curtainCall } from './curtain-call.ts';
import { diagonal } from './diagonal.ts';
import { directMessage } from './direct-message.ts';
import { duel } from './duel.ts';
import { editorial } from './editorial.ts';
import { fairyLightsFilm } from './fairy-lights.ts';
import { featureTour } from './feature-tour.ts';
import { feedScroll } from './feed-scroll.ts';
import { filmLeader } from './film-leader.ts';
import { fiveStars } from './five-stars.ts';
import { foundersNote } from './founders-note.ts';
import { framedPoster } from './framed-poster.ts';
import { galleryLabel } from './gallery-label.ts';
import { giftWrap } from './gift-wrap.ts';
import { hotSpots } from './hot-spots.ts';
import { inTheNiche } from './in-the-niche.ts';
import { instantPrint } from './instant-print.ts';
import { kindWords } from './kind-words.ts';
import { kineticType } from './kinetic-type.ts';
import { launchTeaser } from './launch-teaser.ts';
import { lockScreen } from './lock-screen.ts';
import { lookbook } from './lookbook.ts';
import { magazineCover } from './magazine-cover.ts';
import { morningLight } from './morning-light.ts';
import { nightDrop } from './night-drop.ts';
import { offerBand } from './offer-band.ts';
import { offerStack } from './offer-stack.ts';
import { onShow } from './on-show.ts';
import { pattern } from './pattern.ts';
import { petalFall } from './petal-fall.ts';
import { phoneDemo } from './phone-demo.ts';
import { photoHeadline } from './photo-headline.ts';
import { plinth } from './plinth.ts';
import { postageStamp } from './postage-stamp.ts';
import { priceDrop } from './price-drop.ts';
import { problemSolved } from './problem-solved.ts';
import { productHero } from './product-hero.ts';
import { reasonTiles } from './reason-tiles.ts';
import { receipt } from './receipt.ts';
import { recipeCard } from './recipe-card.ts';
import { reviewStack } from './review-stack.ts';
import { saleCountdown } from './sale-countdown.ts';
import { search } from './search.ts';
import { shopCard } from './shop-card.ts';
import { snowDay } from './snow-day.ts';
import { spotlight } from './spotlight.ts';
import { stickerStory } from './sticker-story.ts';
import { studioLight } from './studio-light.ts';
import { sunUp } from './sun-up.ts';
import { swipeCard } from './swipe-card.ts';
import { tabletop } from './tabletop.ts';
import { testimonial } from './testimonial.ts';
import { thenAndNow } from './then-and-now.ts';
import { threePanes } from './three-panes.ts';
import { threeReasons } from './three-reasons.ts';
import { threeSteps } from './three-steps.ts';
import { topThree } from './top-three.ts';
import { unboxing } from './unboxing.ts';
import { usVersusThem } from './us-versus-them.ts';
import { viewfinder } from './viewfinder.ts';
import { wipeReveal } from './wipe-reveal.ts';
import { wordByWord } from './word-by-word.ts';

/** Every template, in the order the gallery shows them. A new one is a file and a line here. */
export const templates: readonly Template[] = [
  productHero,
  boldType,
  editorial,
  usVersusThem,
  threeReasons,
  bigPrice,
  testimonial,
  coupon,
  spotlight,
  countdown,
  magazineCover,
  callouts,
  diagonal,
  bento,
  plinth,
  checklist,
  receipt,
  chat,
  search,
  postageStamp,
  pattern,
  galleryLabel,
  bigNumber,
  reasonTiles,
  photoHeadline,
  swipeCard,
  framedPoster,
  collage,
  beforeAfter,
  captionStory,
  kineticType,
  saleCountdown,
  priceDrop,
  unboxing,
  duel,
  problemSolved,
  offerStack,
  feedScroll,
  featureTour,
  directMessage,
  stickerStory,
  wipeReveal,
  launchTeaser,
  lookbook,
  threeSteps,
  closeUps,
  reviewStack,
  studioLight,
  nightDrop,
  morningLight,
  tabletop,
  onShow,
  inTheNiche,
  sunUp,
  snowDay,
  petalFall,
  fairyLightsFilm,
  commentReply,
  lockScreen,
  foundersNote,
  recipeCard,
  topThree,
  curtainCall,
  giftWrap,
  viewfinder,
  filmLeader,
  fiveStars,
  thenAndNow,
  phoneDemo,
  wordByWord,
  threePanes,
  shopCard,
  archWindow,
  behindTheName,
  colourHalf,
  hotSpots,
  instantPrint,
  kindWords,
  offerBand,
  atHome,
];

export function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}
