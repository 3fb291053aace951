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
import { toolForms } from '../features/tool-runner/tool-forms.ts';
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

const home = lazy(async () => ({ default: (await import('./home-section.tsx')).HomeSection }));
const work = lazy(async () => ({ default: (await import('./work-section.tsx')).WorkSection }));
const projects = lazy(async () => ({ default: (await import('./projects-section.tsx')).ProjectsSection }));
const videos = lazy(async () => ({ default: (await import('./videos-section.tsx')).VideosSection }));
const products = lazy(async () => ({ default: (await import('./products-section.tsx')).ProductsSection }));
const templates = lazy(async () => ({ default: (await import('./templates-section.tsx')).TemplatesSection }));

/** A section that makes something with one tool, and says what that tool says. */
const making = (section: SectionKey, tool: ToolId, icon: Section['icon']): Section => ({
  icon,
  group: 'make',
  areas: ['session', ...toolForms[tool].areas],
  tools: [tool],
  Component: lazy(async () => ({ default: (await import('./tool-section.tsx')).toolSectionOf(section, tool) })),
});

/** Every section there is, in the sidebar's order: one line each here, one in `section-keys.ts`, and its words. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  Home: { icon: House, group: 'main', areas: ['work', 'products'], Component: home },
  MyWork: { icon: Images, group: 'main', areas: ['work'], Component: work },
  Projects: { icon: FolderOpen, group: 'things', areas: ['work'], Component: projects },
  Videos: { icon: Clapperboard, group: 'things', areas: ['work'], Component: videos },
  Products: { icon: Package, group: 'things', areas: ['products', 'tool-media'], Component: products },
  VideoTemplates: { icon: LayoutTemplate, group: 'templates', areas: ['work'], Component: templates },
  ImageAd: making('ImageAd', 'image-ad', ImagePlus),
  ImageAdsClone: making('ImageAdsClone', 'image-ad-clone', PanelsTopLeft),
  ProductImage: making('ProductImage', 'product-image', Aperture),
  BackgroundRemoval: making('BackgroundRemoval', 'background-removal', Scissors),
  ImageResizer: making('ImageResizer', 'image-resizer', Crop),
  GifBanner: making('GifBanner', 'gif-banner', Film),
  Banner: making('Banner', 'banner', RectangleHorizontal),
  Poster: making('Poster', 'poster', Frame),
  DisplayAd: making('DisplayAd', 'display-ad', MousePointerClick),
  AdCopy: making('AdCopy', 'ad-copy', CopyCheck),
  PpcPreview: making('PpcPreview', 'ppc-preview', TextSearch),
  AIIdPhoto: making('AIIdPhoto', 'id-photo', ScanFace),
  QRCodeGenerator: making('QRCodeGenerator', 'qr-code', QrCode),
};

/** The section that shows a tool's runs. */
export function sectionOfTool(tool: string): SectionKey | undefined {
  const entries = Object.entries(sections) as [SectionKey, Section][];
  return entries.find(([, section]) => section.tools?.includes(tool))?.[0];
}
