import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品影片製作',
  title: `短廣告商品影片製作 | ${brand.name}`,
  description: '把商品照片與腳本做成短影片廣告。商品影片製作工具的用途，以及今天如何寫好鉤子與腳本。',
  heading: '商品影片從腳本開始',
  paragraph:
    '這個工具用來把商品照片與腳本做成 9:16、1:1 與 16:9 的短廣告。目前還不能製作影片。決定有沒有人看的部分已就緒：為前三秒寫鉤子，為後面寫腳本。',
} satisfies PageWords;
