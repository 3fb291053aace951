import type { ImageAdCloneInput } from '@adwright/contract/image-ad-clone.ts';
import type { ImageAdInput } from '@adwright/contract/image-ad.ts';
import type { Area } from '@adwright/i18n/areas.ts';
import type { ToolFormProps } from '@adwright/tools/form.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import type { ComponentType } from 'react';

export type LoadedTool = {
  readonly Form: ComponentType<ToolFormProps<unknown>>;
  /** The tool's own price function, for a visitor whom the server would not answer. */
  readonly price: (input: unknown) => number;
};

type ToolForm = { readonly area: Area; readonly load: () => Promise<LoadedTool> };

/** How the browser gets a tool's screen. A tool is listed once its form exists. */
export const toolForms: Readonly<Record<ToolId, ToolForm>> = {
  'qr-code': {
    area: 'tool-qr-code',
    load: async () => {
      const [{ QrCodeForm }, { qrCode }] = await Promise.all([
        import('@adwright/tools/qr-code/form.tsx'),
        import('@adwright/tools/qr-code/contract.ts'),
      ]);
      return loaded(QrCodeForm, qrCode);
    },
  },
  'ad-copy': {
    area: 'tool-ad-copy',
    load: async () => {
      const [{ AdCopyForm }, { adCopy }] = await Promise.all([
        import('@adwright/tools/ad-copy/form.tsx'),
        import('@adwright/tools/ad-copy/contract.ts'),
      ]);
      return loaded(AdCopyForm, adCopy);
    },
  },
  'image-ad': {
    area: 'tool-image-ad',
    load: async () => {
      const [{ ImageAdForm }, { imageAd }] = await Promise.all([
        import('@adwright/tools/image-ad/form.tsx'),
        import('@adwright/tools/image-ad/contract.ts'),
      ]);
      return loaded<ImageAdInput>(ImageAdForm, imageAd);
    },
  },
  'image-ad-clone': {
    area: 'tool-image-ad-clone',
    load: async () => {
      const [{ ImageAdCloneForm }, { imageAdClone }] = await Promise.all([
        import('@adwright/tools/image-ad-clone/form.tsx'),
        import('@adwright/tools/image-ad-clone/contract.ts'),
      ]);
      return loaded<ImageAdCloneInput>(ImageAdCloneForm, imageAdClone);
    },
  },
  'id-photo': {
    area: 'tool-id-photo',
    load: async () => {
      const [{ IdPhotoForm }, { idPhoto }] = await Promise.all([
        import('@adwright/tools/id-photo/form.tsx'),
        import('@adwright/tools/id-photo/contract.ts'),
      ]);
      return loaded(IdPhotoForm, idPhoto);
    },
  },
  'product-image': {
    area: 'tool-product-image',
    load: async () => {
      const [{ ProductImageForm }, { productImage }] = await Promise.all([
        import('@adwright/tools/product-image/form.tsx'),
        import('@adwright/tools/product-image/contract.ts'),
      ]);
      return loaded(ProductImageForm, productImage);
    },
  },
  'background-removal': {
    area: 'tool-background-removal',
    load: async () => {
      const [{ BackgroundRemovalForm }, { backgroundRemoval }] = await Promise.all([
        import('@adwright/tools/background-removal/form.tsx'),
        import('@adwright/tools/background-removal/contract.ts'),
      ]);
      return loaded(BackgroundRemovalForm, backgroundRemoval);
    },
  },
  'image-resizer': {
    area: 'tool-image-resizer',
    load: async () => {
      const [{ ImageResizerForm }, { imageResizer }] = await Promise.all([
        import('@adwright/tools/image-resizer/form.tsx'),
        import('@adwright/tools/image-resizer/contract.ts'),
      ]);
      return loaded(ImageResizerForm, imageResizer);
    },
  },
  'gif-banner': {
    area: 'tool-preset-ads',
    load: async () => {
      const [{ GifBannerForm }, { gifBanner }] = await Promise.all([
        import('@adwright/tools/gif-banner/form.tsx'),
        import('@adwright/tools/gif-banner/contract.ts'),
      ]);
      return loaded(GifBannerForm, gifBanner);
    },
  },
  banner: {
    area: 'tool-preset-ads',
    load: async () => {
      const [{ BannerForm }, { banner }] = await Promise.all([
        import('@adwright/tools/banner/form.tsx'),
        import('@adwright/tools/banner/contract.ts'),
      ]);
      return loaded(BannerForm, banner);
    },
  },
  poster: {
    area: 'tool-preset-ads',
    load: async () => {
      const [{ PosterForm }, { poster }] = await Promise.all([
        import('@adwright/tools/poster/form.tsx'),
        import('@adwright/tools/poster/contract.ts'),
      ]);
      return loaded(PosterForm, poster);
    },
  },
  'display-ad': {
    area: 'tool-preset-ads',
    load: async () => {
      const [{ DisplayAdForm }, { displayAd }] = await Promise.all([
        import('@adwright/tools/display-ad/form.tsx'),
        import('@adwright/tools/display-ad/contract.ts'),
      ]);
      return loaded(DisplayAdForm, displayAd);
    },
  },
  'ppc-preview': {
    area: 'tool-ppc-preview',
    load: async () => {
      const [{ PpcPreviewForm }, { ppcPreview }] = await Promise.all([
        import('@adwright/tools/ppc-preview/form.tsx'),
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
