import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: 'ブラウザ拡張機能',
  title: `ブラウザ拡張機能：見つけた広告を保存 | ${brand.name}`,
  description:
    'Meta、TikTok、Google、LinkedIn、Reddit、YouTube、Instagram の広告を、メディアとテキストごとコレクションに保存できます。Chrome、Edge、Firefox に対応しています。',
  heading: '見つけた広告をその場で保存',
  paragraph:
    'Meta 広告ライブラリ、TikTok Creative Center、Google Ads Transparency、LinkedIn、Reddit、YouTube、Instagram の広告で「保存」を押すと、メディアとテキストがコレクションに入ります。',
  download: '拡張機能をダウンロード',
  connect: '接続する',
  steps: {
    heading: 'インストール方法',
    steps: [
      { title: 'ダウンロードして展開', text: 'ZIP をダウンロードし、移動や削除をしないフォルダに展開します。' },
      {
        title: 'Chrome または Edge',
        text: 'chrome://extensions または edge://extensions を開き、デベロッパーモードをオンにして「パッケージ化されていない拡張機能を読み込む」からフォルダを選びます。',
      },
      {
        title: 'Firefox',
        text: 'about:debugging を開き、「この Firefox」、「一時的なアドオンを読み込む」の順に選んで manifest.json を指定します。Firefox を終了すると削除されます。',
      },
      {
        title: '一度だけ接続',
        text: 'ここでログインして「接続」を押します。拡張機能は専用のキーを受け取り、パスワードを見ることはありません。',
      },
      {
        title: '広告を保存',
        text: '広告の「保存」を押すか、どのページでも画像や動画を右クリックします。フォルダとタグは拡張機能のウィンドウで選べます。',
      },
    ],
  },
  pictures: {
    heading: '画面の例',
    ad: 'ページの広告ごとに保存ボタンが付きます',
    popup: '次に保存する広告のフォルダとタグを選べます',
    board: 'コレクションに保存した広告',
  },
  questions: {
    heading: '知っておきたいこと',
    questions: [
      {
        question: 'オフラインのときはどうなりますか？',
        answer: '広告はブラウザに残り、再起動しても消えません。オンラインに戻るとアップロードされます。',
      },
      {
        question: '拡張機能は何を見られますか？',
        answer:
          '上記の広告プラットフォームと、拡張機能のメニューを使ったページだけです。キーでできるのは広告の保存だけで、アカウント設定の「API キー」でいつでも取り消せます。',
      },
      {
        question: '動画も保存できますか？',
        answer:
          'サイトから動画ファイルを取得できる場合は保存します。YouTube では取得できないため、サムネイル画像とテキスト、リンクを保存します。',
      },
    ],
  },
} satisfies ExtensionWords;
