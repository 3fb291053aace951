import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: '账户设置',
  close: '关闭',
  profile: {
    title: '个人资料',
    save: '保存',
    saved: '名称已保存',
    missing: '请输入名称。',
  },
  password: {
    title: '密码',
    current: '当前密码',
    missing: '请输入当前密码。',
    action: '更改密码',
    changed: '密码已更改，其他设备已退出登录。',
    google: '你使用 Google 登录，没有密码。如需设置密码，请退出登录，然后在登录时选择“忘记密码？”。',
  },
  devices: {
    title: '已登录的设备',
    name: '{system} 上的 {browser}',
    unknown: '未知设备',
    current: '本设备',
    used: '上次活动：{when}',
    end: '退出登录',
    endName: '退出登录：{device}',
    endOthers: '退出其他所有设备',
    ended: '其他所有设备已退出登录',
    failed: '无法加载你的设备。',
    retry: '重试',
  },
} satisfies MessagesOf<typeof english>;
