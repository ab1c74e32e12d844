import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const privacy: Article = {
  id: 'privacy',
  words: catalogue({
    en: {
      title: 'Accessibility and privacy',
      access:
        'Boards can be played by keys and with a screen reader: every cell says where it is and what lies there. Colours are never the only sign; there are lettered stones, a board of high contrast, and motion can be switched off in the [settings](/settings).',
      everybody:
        'Everybody sees your nickname, your submissions’ language and state, and the games of your programs on ladders and in tournaments.',
      organisers:
        'Only you and the organisers see your number, name and group, your sources, what the compiler said, and the logs of your programs.',
      server:
        'The server keeps your account, your password as a hash, where you are signed in, your submissions and the records of their games. It tells nobody else; the portal loads nothing from elsewhere and counts no visitors.',
      browser:
        'This browser keeps your settings, drafts from the editor, and a cookie while you are signed in. Signing out removes the cookie; your drafts stay for when you come back, and no other account is shown them. In a private window nothing stays.',
      yours:
        'In the [settings](/settings) you can download all your records, end sessions and revoke tokens. To have an account disabled, ask an organiser.',
    },
    ko: {
      title: '접근성과 개인 정보',
      access:
        '판은 키보드와 화면 낭독기로도 둘 수 있습니다. 칸마다 자리와 놓인 것을 말합니다. 색만으로 알리는 것은 없습니다. 글자가 있는 돌과 고대비 판이 있고, 움직임은 [설정](/settings)에서 끌 수 있습니다.',
      everybody:
        '닉네임, 제출의 언어와 상태, 래더와 토너먼트에서 둔 프로그램의 대국은 누구나 봅니다.',
      organisers:
        '번호, 이름, 그룹, 소스, 컴파일러 메시지, 프로그램의 로그는 본인과 주최자만 봅니다.',
      server:
        '서버는 계정, 비밀번호의 해시, 로그인된 곳, 제출, 그 대국의 기록을 저장하며, 다른 누구에게도 알리지 않습니다. 포털은 다른 곳에서 아무것도 불러오지 않고, 방문자를 세지 않습니다.',
      browser:
        '이 브라우저는 설정, 편집기의 초안, 로그인한 동안의 쿠키를 저장합니다. 로그아웃하면 쿠키는 지워집니다. 초안은 다시 로그인할 때를 위해 남으며, 다른 계정에는 보이지 않습니다. 시크릿 창에서는 아무것도 남지 않습니다.',
      yours:
        '[설정](/settings)에서 모든 기록을 내려받고, 로그인을 끝내고, 토큰을 폐기할 수 있습니다. 계정을 닫으려면 주최자에게 요청하십시오.',
    },
    zh: {
      title: '无障碍与隐私',
      access:
        '棋盘可以用键盘和屏幕阅读器操作：每格都会说明位置和其上的棋子。颜色从不是唯一的标志；有带字的棋子和高对比度棋盘，动画可在[设置](/settings)中关闭。',
      everybody: '所有人都能看到您的昵称、提交的语言和状态，以及您的程序在天梯和锦标赛中的对局。',
      organisers: '只有您和主办方能看到您的编号、姓名和分组、源代码、编译器输出以及程序日志。',
      server:
        '服务器保存您的账号、密码的哈希值、登录位置、提交及其对局的记录，不告诉任何其他人；门户不从别处加载任何内容，也不统计访客。',
      browser:
        '此浏览器保存您的设置、编辑器草稿，以及登录期间的 Cookie。退出登录后 Cookie 即被删除；草稿会留到您下次登录，不会显示给其他账号。使用无痕窗口则什么也不会留下。',
      yours:
        '在[设置](/settings)中可以下载全部记录、退出登录、吊销令牌。要停用账号，请联系主办方。',
    },
  }),
  blocks: [{ list: ['access', 'everybody', 'organisers', 'server', 'browser', 'yours'] }],
};
