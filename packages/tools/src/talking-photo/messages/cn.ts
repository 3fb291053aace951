import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/cn.ts';
import type english from './en.ts';

export default {
  section: { name: '会说话的照片', lead: '让人像照片替你开口说话。' },
  form,
  action: '生成视频',
  working: '正在生成视频',
  stages: {
    look: '正在检查照片',
    speak: '正在录制配音',
    animate: '正在让人脸动起来',
    render: '正在渲染',
    pack: '即将完成',
  },
  ready: '视频已完成。',
  need: {
    photo: '请先添加照片。',
    script: '请输入照片要说的话。',
    voice: '请选择一个声音。',
    audio: '请上传一段录音。',
    consent: '请确认你有权使用这张照片。',
  },
  photo: '照片',
  photoHint: '一位成年人，正对镜头，光线充足。',
  consent: '我已获得照片中人物的许可，可以使用照片并让其开口说话。',
  looking: '正在查找人脸…',
  several: '找到多张人脸。说话的是标出的那一张。',
  addPhoto: '添加照片，即可看到它说话。',
  preview: '会说话的照片：预览',
  film: '会说话的照片：成片',
} satisfies MessagesOf<typeof english>;
