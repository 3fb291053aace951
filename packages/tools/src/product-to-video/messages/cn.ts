import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/cn.ts';
import type english from './en.ts';

export default {
  section: { name: '产品转视频', lead: '把产品照片变成展示产品的短片。' },
  form,
  action: '{count, plural, other {生成 # 个短片}}',
  working: '正在生成短片',
  stages: { read: '正在读取图片', cut: '正在移除背景', paint: '正在搭建场景', render: '正在渲染', pack: '即将完成' },
  ready: '短片已完成。',
  need: {
    pictures: '请先添加产品图片。',
    shot: '请至少选择一个镜头。',
    ratio: '请至少选择一种尺寸。',
    price: '请填写要展示的价格。',
    time: '请减少镜头或加长短片。',
  },
  pictures: '产品图片',
  picturesHint: '最多 6 张。有多个角度时，产品会转一圈。',
  shots: '镜头',
  shotsHint: '最多选 4 个，按你选择的顺序播放。',
  moves: { parallax: '视差', orbit: '环绕', light: '光影扫过', macro: '特写', unboxing: '开箱', price: '价格' },
  moveHints: {
    parallax: '镜头推近',
    orbit: '产品转动',
    light: '一道光掠过',
    macro: '近看细节',
    unboxing: '掀开盒子亮相',
    price: '名称和价格',
  },
  place: '场景',
  ownPhoto: '你的照片',
  words: '文字',
  title: '产品名称',
  titleHint: '用作项目和文件的名称。添加价格后，名称也会显示在短片中。',
  price: '价格',
  pricePlaceholder: '¥199',
  cta: '行动号召',
  clip: '短片预览，{ratio}',
  cutting: '正在移除背景…',
  building: '正在搭建场景…',
  noProduct: '这张图片里没有找到产品，请换一张试试。',
} satisfies MessagesOf<typeof english>;
