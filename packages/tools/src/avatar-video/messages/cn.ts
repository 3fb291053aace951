import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/cn.ts';
import type english from './en.ts';

export default {
  section: { name: '数字人视频', lead: '由主播说出你的信息。' },
  form,
  action: '生成视频',
  working: '正在生成视频',
  stages: {
    look: '正在准备主播',
    speak: '正在录制配音',
    animate: '正在让人脸动起来',
    render: '正在渲染',
    pack: '即将完成',
  },
  ready: '视频已完成。',
  need: {
    script: '写下主播要说的话。',
    voice: '请选择一个声音。',
    audio: '请上传一段录音。',
  },
  loading: '正在加载主播…',
  background: '背景',
  ownBackground: '照片原有背景',
  color: '颜色',
  pickColor: '选择颜色',
  ownImage: '你的图片',
  product: '产品',
  showProduct: '展示产品',
  productImage: '产品图片',
  writeScript: '为产品写脚本',
  preview: '数字人视频预览',
  film: '你的数字人视频',
} satisfies MessagesOf<typeof english>;
