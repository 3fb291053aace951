import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import { batchTool } from '@adwright/contract/project/batch-kind.ts';
import type { Area } from '@adwright/i18n/areas.ts';
import { tools, type ToolId } from '@adwright/tools/registry.ts';
import {
  Bookmark,
  Clapperboard,
  FolderOpen,
  GalleryVerticalEnd,
  House,
  Images,
  LayoutTemplate,
  Package,
  Table2,
  UserRoundPen,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { areasOf } from '../features/tool-runner/load-tool.ts';
import type { DashboardAddress } from './dashboard-address.ts';
import type { TemplateSelected } from './dashboard-events.ts';
import type { OwnSectionKey, SectionKey } from './section-keys.ts';

export type SectionProps = {
  readonly address: DashboardAddress;
  /** What a template-selected event handed over, for sections whose rule says that they take it. */
  readonly selected?: TemplateSelected | null;
};

/** The sidebar's groups, in its order. A group without a section is not shown. */
export const sectionGroups = ['main', 'things', 'make', 'templates', 'ads'] as const;

type SectionGroup = (typeof sectionGroups)[number];

/** How a section is drawn; who may open it and when it comes back is in `section-keys.ts`. */
export type Section = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly group: SectionGroup;
  /** The words it needs beside the dashboard's own. */
  readonly areas: readonly Area[];
  /** The tool whose runs it shows. */
  readonly tool?: ToolId;
  readonly Component: LazyExoticComponent<ComponentType<SectionProps>>;
};

const home = lazy(async () => ({ default: (await import('./home-section.tsx')).HomeSection }));
const work = lazy(async () => ({ default: (await import('./work-section.tsx')).WorkSection }));
const projects = lazy(async () => ({ default: (await import('./projects-section.tsx')).ProjectsSection }));
const videos = lazy(async () => ({ default: (await import('./videos-section.tsx')).VideosSection }));
const products = lazy(async () => ({ default: (await import('./products-section.tsx')).ProductsSection }));
const templates = lazy(async () => ({ default: (await import('./templates-section.tsx')).TemplatesSection }));
const people = lazy(async () => ({ default: (await import('./people-section.tsx')).PeopleSection }));
const avatars = lazy(async () => ({ default: (await import('./avatars-section.tsx')).AvatarsSection }));
const batch = lazy(async () => ({ default: (await import('./batch-section.tsx')).BatchSection }));
const library = lazy(async () => ({ default: (await import('./library-section.tsx')).LibrarySection }));
const collection = lazy(async () => ({ default: (await import('./collection-section.tsx')).CollectionSection }));

/** Sections that are no tool, in the sidebar's order. */
const ownSections: Readonly<Record<OwnSectionKey, Section>> = {
  Home: { icon: House, group: 'main', areas: ['work', 'products'], Component: home },
  MyWork: { icon: Images, group: 'main', areas: ['work'], Component: work },
  Projects: { icon: FolderOpen, group: 'things', areas: ['work', 'campaigns'], Component: projects },
  Videos: { icon: Clapperboard, group: 'things', areas: ['work'], Component: videos },
  Products: { icon: Package, group: 'things', areas: ['products', 'tool-media'], Component: products },
  VideoTemplates: { icon: LayoutTemplate, group: 'templates', areas: ['work'], Component: templates },
  AvatarsTemplates: {
    icon: UsersRound,
    group: 'templates',
    areas: ['avatars', 'session', 'tool-product-image', 'tool-talking'],
    Component: people,
  },
  Avatars: {
    icon: UserRoundPen,
    group: 'things',
    areas: ['avatars', 'session', 'tool-product-image', 'tool-talking'],
    Component: avatars,
  },
  BatchCreation: {
    icon: Table2,
    group: 'make',
    areas: ['batch', 'templates', 'tool-media', 'tool-ad-copy', 'tool-product-image', 'tool-video-translation'],
    Component: batch,
  },
  AdsLibrary: { icon: GalleryVerticalEnd, group: 'ads', areas: ['library'], Component: library },
  MyAds: { icon: Bookmark, group: 'ads', areas: ['library'], Component: collection },
};

/** A tool's section makes something with it, and says what it says. */
function sectionOf({ id, section: { key, icon } }: (typeof tools)[number]): Section {
  return {
    icon,
    group: 'make',
    areas: areasOf(id),
    tool: id,
    Component: lazy(async () => ({ default: (await import('./tool-section.tsx')).toolSectionOf(key, id) })),
  };
}

/** Every section there is, in the sidebar's order. */
export const sections = {
  ...Object.fromEntries(tools.map((tool) => [tool.section.key, sectionOf(tool)])),
  ...ownSections,
} as Readonly<Record<SectionKey, Section>>;

/** The section that shows a tool's runs. */
export function sectionOfTool(id: string): SectionKey | undefined {
  if (id === batchTool) return 'BatchCreation';
  if (id === avatarPhotoTool) return 'Avatars';
  return tools.find((tool) => tool.id === id)?.section.key;
}
