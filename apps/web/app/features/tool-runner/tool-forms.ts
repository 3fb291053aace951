import type { ImageAdCloneInput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { ImageAdInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { Area } from '@adwright/i18n/areas.ts';
import type { ToolFormProps } from '@adwright/tools/kit/form/screen/form-props.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import type { ComponentType } from 'react';

export type LoadedTool = {
  readonly Form: ComponentType<ToolFormProps<unknown>>;
  /** The tool's own price function, for a visitor whom the server would not answer. */
  readonly price: (input: unknown) => number;
};

type ToolForm = {
  /** All the words it may say, beside the session's. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<LoadedTool>;
};

const presetAreas: readonly Area[] = ['tool-preset-ads', 'tool-media', 'templates', 'creative-editor'];

/** How the browser gets a tool's screen. A tool is listed once its form exists. */
export const toolForms: Readonly<Record<ToolId, ToolForm>> = {
  'qr-code': {
    areas: ['tool-qr-code'],
    load: async () => {
      const [{ QrCodeForm }, { qrCode }] = await Promise.all([
        import('@adwright/tools/qr-code/screen/form.tsx'),
        import('@adwright/tools/qr-code/contract.ts'),
      ]);
      return loaded(QrCodeForm, qrCode);
    },
  },
  'ad-copy': {
    areas: ['tool-ad-copy'],
    load: async () => {
      const [{ AdCopyForm }, { adCopy }] = await Promise.all([
        import('@adwright/tools/ad-copy/screen/form.tsx'),
        import('@adwright/tools/ad-copy/contract.ts'),
      ]);
      return loaded(AdCopyForm, adCopy);
    },
  },
  'image-ad': {
    areas: ['tool-image-ad', 'tool-media', 'tool-ad-copy', 'creative-editor', 'templates'],
    load: async () => {
      const [{ ImageAdForm }, { imageAd }] = await Promise.all([
        import('@adwright/tools/image-ad/screen/form.tsx'),
        import('@adwright/tools/image-ad/contract.ts'),
      ]);
      return loaded<ImageAdInput>(ImageAdForm, imageAd);
    },
  },
  'image-ad-clone': {
    areas: ['tool-image-ad-clone', 'tool-media', 'creative-editor', 'templates'],
    load: async () => {
      const [{ ImageAdCloneForm }, { imageAdClone }] = await Promise.all([
        import('@adwright/tools/image-ad-clone/screen/form.tsx'),
        import('@adwright/tools/image-ad-clone/contract.ts'),
      ]);
      return loaded<ImageAdCloneInput>(ImageAdCloneForm, imageAdClone);
    },
  },
  'id-photo': {
    areas: ['tool-id-photo', 'tool-media'],
    load: async () => {
      const [{ IdPhotoForm }, { idPhoto }] = await Promise.all([
        import('@adwright/tools/id-photo/screen/form.tsx'),
        import('@adwright/tools/id-photo/contract.ts'),
      ]);
      return loaded(IdPhotoForm, idPhoto);
    },
  },
  'product-image': {
    areas: ['tool-product-image', 'tool-media'],
    load: async () => {
      const [{ ProductImageForm }, { productImage }] = await Promise.all([
        import('@adwright/tools/product-image/screen/form.tsx'),
        import('@adwright/tools/product-image/contract.ts'),
      ]);
      return loaded(ProductImageForm, productImage);
    },
  },
  'background-removal': {
    areas: ['tool-background-removal', 'tool-media'],
    load: async () => {
      const [{ BackgroundRemovalForm }, { backgroundRemoval }] = await Promise.all([
        import('@adwright/tools/background-removal/screen/form.tsx'),
        import('@adwright/tools/background-removal/contract.ts'),
      ]);
      return loaded(BackgroundRemovalForm, backgroundRemoval);
    },
  },
  'image-resizer': {
    areas: ['tool-image-resizer', 'tool-media'],
    load: async () => {
      const [{ ImageResizerForm }, { imageResizer }] = await Promise.all([
        import('@adwright/tools/image-resizer/screen/form.tsx'),
        import('@adwright/tools/image-resizer/contract.ts'),
      ]);
      return loaded(ImageResizerForm, imageResizer);
    },
  },
  'gif-banner': {
    areas: presetAreas,
    load: async () => {
      const [{ GifBannerForm }, { gifBanner }] = await Promise.all([
        import('@adwright/tools/gif-banner/screen/form.tsx'),
        import('@adwright/tools/gif-banner/contract.ts'),
      ]);
      return loaded(GifBannerForm, gifBanner);
    },
  },
  banner: {
    areas: presetAreas,
    load: async () => {
      const [{ BannerForm }, { banner }] = await Promise.all([
        import('@adwright/tools/banner/screen/form.tsx'),
        import('@adwright/tools/banner/contract.ts'),
      ]);
      return loaded(BannerForm, banner);
    },
  },
  poster: {
    areas: presetAreas,
    load: async () => {
      const [{ PosterForm }, { poster }] = await Promise.all([
        import('@adwright/tools/poster/screen/form.tsx'),
        import('@adwright/tools/poster/contract.ts'),
      ]);
      return loaded(PosterForm, poster);
    },
  },
  'display-ad': {
    areas: presetAreas,
    load: async () => {
      const [{ DisplayAdForm }, { displayAd }] = await Promise.all([
        import('@adwright/tools/display-ad/screen/form.tsx'),
        import('@adwright/tools/display-ad/contract.ts'),
      ]);
      return loaded(DisplayAdForm, displayAd);
    },
  },
  'ppc-preview': {
    areas: ['tool-ppc-preview', 'tool-media'],
    load: async () => {
      const [{ PpcPreviewForm }, { ppcPreview }] = await Promise.all([
        import('@adwright/tools/ppc-preview/screen/form.tsx'),
        import('@adwright/tools/ppc-preview/contract.ts'),
      ]);
      return loaded(PpcPreviewForm, ppcPreview);
    },
  },
};

/** The runner hands a form's own input back to it and to its own price, so it need not know what it is. */
function loaded<Input>(
  Form: ComponentType<ToolFormProps<Input>>,
  contract: { price(input: Input): number },
): LoadedTool {
  return {
    Form: Form as ComponentType<ToolFormProps<unknown>>,
    price: (input) => contract.price(input as Input),
  };
}

const loading = new Map<ToolId, Promise<LoadedTool>>();

export function loadToolForm(tool: ToolId): Promise<LoadedTool> {
  const known = loading.get(tool);
  if (known !== undefined) return known;
  const started = toolForms[tool].load();
  loading.set(tool, started);
  return started;
}
