import type { Area } from '@adwright/i18n/areas.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import {
  Aperture,
  Clapperboard,
  CopyCheck,
  FolderOpen,
  House,
  ImagePlus,
  Images,
  LayoutTemplate,
  Package,
  PanelsTopLeft,
  Scissors,
  QrCode,
  ScanFace,
  Crop,
  Film,
  RectangleHorizontal,
  Frame,
  MousePointerClick,
  TextSearch,
} from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DashboardAddress } from './dashboard-address.ts';
import type { TemplateSelected } from './dashboard-events.ts';
import type { SectionKey } from './section-keys.ts';

export type SectionProps = {
  readonly address: DashboardAddress;
  /** What a template-selected event handed over, for sections whose rule says that they take it. */
  readonly selected?: TemplateSelected | null;
};

/** The sidebar's groups, in its order. A group without a section is not shown. */
export const sectionGroups = ['main', 'things', 'make', 'templates', 'ads'] as const;

type SectionGroup = (typeof sectionGroups)[number];

/** How a section is drawn; what it is called, who may open it and when it comes back is in `section-keys.ts`. */
export type Section = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly group: SectionGroup;
  /** The words it needs beside the dashboard's own. */
  readonly areas: readonly Area[];
  /** The tools whose runs it shows, by their id. */
  readonly tools?: readonly string[];
  readonly Component: LazyExoticComponent<ComponentType<SectionProps>>;
};

const toolSection = (section: SectionKey, tool: ToolId): Section['Component'] =>
  lazy(async () => ({ default: (await import('./tool-section.tsx')).toolSectionOf(section, tool) }));

const home = lazy(async () => ({ default: (await import('./home-section.tsx')).HomeSection }));
const work = lazy(async () => ({ default: (await import('./work-section.tsx')).WorkSection }));
const projects = lazy(async () => ({ default: (await import('./projects-section.tsx')).ProjectsSection }));
const videos = lazy(async () => ({ default: (await import('./videos-section.tsx')).VideosSection }));
const products = lazy(async () => ({ default: (await import('./products-section.tsx')).ProductsSection }));
const templates = lazy(async () => ({ default: (await import('./templates-section.tsx')).TemplatesSection }));
const imageAd = lazy(async () => ({ default: (await import('./image-ad-section.tsx')).ImageAdSection }));
const imageAdsClone = toolSection('ImageAdsClone', 'image-ad-clone');
const adCopy = lazy(async () => ({ default: (await import('./ad-copy-section.tsx')).AdCopySection }));
const productImage = toolSection('ProductImage', 'product-image');
const backgroundRemoval = toolSection('BackgroundRemoval', 'background-removal');
const qrCode = toolSection('QRCodeGenerator', 'qr-code');
const idPhoto = toolSection('AIIdPhoto', 'id-photo');
const imageResizer = toolSection('ImageResizer', 'image-resizer');
const gifBanner = toolSection('GifBanner', 'gif-banner');
const banner = toolSection('Banner', 'banner');
const poster = toolSection('Poster', 'poster');
const displayAd = toolSection('DisplayAd', 'display-ad');
const ppcPreview = toolSection('PpcPreview', 'ppc-preview');

const words = {
  adCopy: ['tool-ad-copy', 'session'],
  imageAd: ['tool-image-ad', 'tool-media', 'tool-ad-copy', 'creative-editor', 'templates', 'session'],
  imageAdsClone: ['tool-image-ad-clone', 'tool-media', 'creative-editor', 'session'],
  idPhoto: ['tool-id-photo', 'tool-media', 'session'],
  productImage: ['tool-product-image', 'tool-media', 'session'],
  backgroundRemoval: ['tool-background-removal', 'tool-media', 'session'],
  imageResizer: ['tool-image-resizer', 'tool-media', 'session'],
  presetAds: ['tool-preset-ads', 'tool-media', 'templates', 'creative-editor', 'session'],
  ppcPreview: ['tool-ppc-preview', 'tool-media', 'session'],
  qrCode: ['tool-qr-code', 'session'],
} as const satisfies Record<string, readonly Area[]>;

/** Every section there is, in the sidebar's order: one line each here, one in `section-keys.ts`, and its words. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  Home: { icon: House, group: 'main', areas: ['work', 'products'], Component: home },
  MyWork: { icon: Images, group: 'main', areas: ['work'], Component: work },
  Projects: { icon: FolderOpen, group: 'things', areas: ['work'], Component: projects },
  Videos: { icon: Clapperboard, group: 'things', areas: ['work'], Component: videos },
  Products: { icon: Package, group: 'things', areas: ['products', 'tool-media'], Component: products },
  VideoTemplates: { icon: LayoutTemplate, group: 'templates', areas: ['work'], Component: templates },
  ImageAd: { icon: ImagePlus, group: 'make', areas: words.imageAd, tools: ['image-ad'], Component: imageAd },
  ImageAdsClone: {
    icon: PanelsTopLeft,
    group: 'make',
    areas: words.imageAdsClone,
    tools: ['image-ad-clone'],
    Component: imageAdsClone,
  },
  ProductImage: {
    icon: Aperture,
    group: 'make',
    areas: words.productImage,
    tools: ['product-image'],
    Component: productImage,
  },
  BackgroundRemoval: {
    icon: Scissors,
    group: 'make',
    areas: words.backgroundRemoval,
    tools: ['background-removal'],
    Component: backgroundRemoval,
  },
  ImageResizer: {
    icon: Crop,
    group: 'make',
    areas: words.imageResizer,
    tools: ['image-resizer'],
    Component: imageResizer,
  },
  GifBanner: {
    icon: Film,
    group: 'make',
    areas: words.presetAds,
    tools: ['gif-banner'],
    Component: gifBanner,
  },
  Banner: {
    icon: RectangleHorizontal,
    group: 'make',
    areas: words.presetAds,
    tools: ['banner'],
    Component: banner,
  },
  Poster: {
    icon: Frame,
    group: 'make',
    areas: words.presetAds,
    tools: ['poster'],
    Component: poster,
  },
  DisplayAd: {
    icon: MousePointerClick,
    group: 'make',
    areas: words.presetAds,
    tools: ['display-ad'],
    Component: displayAd,
  },
  AdCopy: { icon: CopyCheck, group: 'make', areas: words.adCopy, tools: ['ad-copy'], Component: adCopy },
  PpcPreview: {
    icon: TextSearch,
    group: 'make',
    areas: words.ppcPreview,
    tools: ['ppc-preview'],
    Component: ppcPreview,
  },
  AIIdPhoto: { icon: ScanFace, group: 'make', areas: words.idPhoto, tools: ['id-photo'], Component: idPhoto },
  QRCodeGenerator: { icon: QrCode, group: 'make', areas: words.qrCode, tools: ['qr-code'], Component: qrCode },
};

/** The section that shows a tool's runs. */
export function sectionOfTool(tool: string): SectionKey | undefined {
  const entries = Object.entries(sections) as [SectionKey, Section][];
  return entries.find(([, section]) => section.tools?.includes(tool))?.[0];
}
