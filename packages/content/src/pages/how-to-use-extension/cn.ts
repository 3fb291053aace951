import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: '浏览器扩展',
  title: `浏览器扩展：随手保存看到的广告 | ${brand.name}`,
  description:
    '把 Meta、TikTok、Google、LinkedIn、Reddit、YouTube 和 Instagram 上的广告连同素材和文案保存到你的收藏。支持 Chrome、Edge 和 Firefox。',
  heading: '浏览时随手保存广告',
  paragraph:
    '在 Meta 广告资料库、TikTok Creative Center、Google Ads Transparency、LinkedIn、Reddit、YouTube 或 Instagram 的广告上点击“保存”，素材和文案就会进入你的收藏。',
  download: '下载扩展程序',
  connect: '连接',
  steps: {
    heading: '如何安装',
    steps: [
      { title: '下载并解压', text: '下载 ZIP，解压到一个你不会移动或删除的文件夹。' },
      {
        title: 'Chrome 或 Edge',
        text: '打开 chrome://extensions 或 edge://extensions，开启开发者模式，选择“加载已解压的扩展程序”，然后选中该文件夹。',
      },
      {
        title: 'Firefox',
        text: '打开 about:debugging，选择“此 Firefox”，再选择“临时载入附加组件”，然后选中 manifest.json。关闭 Firefox 后它会被移除。',
      },
      { title: '连接一次', text: '在这里登录并点击“连接”。扩展程序会获得专属密钥，不会看到你的密码。' },
      {
        title: '保存广告',
        text: '点击广告上的“保存”，或在任意页面右键点击图片或视频。在扩展程序的窗口中选择文件夹和标签。',
      },
    ],
  },
  pictures: {
    heading: '界面预览',
    ad: '页面上的每条广告都有“保存”按钮',
    popup: '为接下来保存的广告选择文件夹和标签',
    board: '收藏中的广告',
  },
  questions: {
    heading: '你可能想知道',
    questions: [
      { question: '离线时会怎样？', answer: '广告会保留在浏览器中，重启后也不会丢失，重新联网后自动上传。' },
      {
        question: '扩展程序能看到什么？',
        answer:
          '只有上述广告平台，以及你使用扩展程序菜单的页面。它的密钥只能保存广告。你可以随时在账户设置的“API 密钥”中撤销。',
      },
      {
        question: '它能保存视频吗？',
        answer: '只要网站提供视频文件就可以。YouTube 不提供，因此会保存封面图、文案和链接。',
      },
    ],
  },
} satisfies ExtensionWords;
