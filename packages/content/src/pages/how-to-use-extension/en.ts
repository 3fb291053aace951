import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'Browser extension',
  title: `Browser extension: save the ads you see | ${brand.name}`,
  description:
    'Save ads from Meta, TikTok, Google, LinkedIn, Reddit, YouTube and Instagram to your collection, with media and text. For Chrome, Edge and Firefox.',
  heading: 'Save the ads you see while browsing',
  paragraph:
    'Press Save on an ad in the Meta Ad Library, TikTok Creative Center, Google Ads Transparency, LinkedIn, Reddit, YouTube or Instagram. It’s in your collection with its media and text.',
  download: 'Download the extension',
  connect: 'Connect it',
  steps: {
    heading: 'How to install it',
    steps: [
      {
        title: 'Download and unzip',
        text: 'Download the ZIP and unpack it into a folder you won’t move or delete.',
      },
      {
        title: 'Chrome or Edge',
        text: 'Open chrome://extensions or edge://extensions, turn on Developer mode, choose Load unpacked and select the folder.',
      },
      {
        title: 'Firefox',
        text: 'Open about:debugging, choose This Firefox, then Load Temporary Add-on, and select manifest.json. Firefox removes it when you quit.',
      },
      {
        title: 'Connect once',
        text: 'Sign in here and press Connect. The extension gets a key of its own and never sees your password.',
      },
      {
        title: 'Save ads',
        text: 'Press Save on an ad, or right-click an image or video on any page. Choose a folder and tags in the extension’s window.',
      },
    ],
  },
  pictures: {
    heading: 'What it looks like',
    ad: 'Every ad on the page gets a Save button',
    popup: 'Choose the folder and tags for what you save next',
    board: 'Saved ads in your collection',
  },
  questions: {
    heading: 'Good to know',
    questions: [
      {
        question: 'What happens when I’m offline?',
        answer: 'Your ads wait in the browser, even after a restart, and upload when you’re back online.',
      },
      {
        question: 'What can the extension see?',
        answer:
          'Only the ad platforms above and pages where you use its menu. Its key can save ads and nothing else. Revoke it anytime in Account settings under API keys.',
      },
      {
        question: 'Does it save videos?',
        answer:
          'Yes, wherever the site gives the browser the video file. YouTube doesn’t, so you get the cover image with the text and the link.',
      },
    ],
  },
} as const satisfies ExtensionWords;
