import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const playing: Article = {
  id: 'playing',
  words: catalogue({
    en: {
      title: 'How to play',
      choose:
        'Open [Practice](/practice), choose a game and an opponent: the house AI at three levels, a friend at the same screen or by a link, or a program you have submitted.',
      move: 'Tap or click where you want to play. Squares a move can go to are lit. Connect6 wants two stones a turn; in Mak-yek and Microchess, choose the piece first, then its goal.',
      learn:
        'Stuck? Ask for a hint, take a move back, or see how the house AI judges the position.',
      offline:
        'Practice works offline too, once the portal has been opened and the house AI loaded.',
      look: 'Boards, stones, colours and language are yours to choose in the [settings](/settings).',
    },
    ko: {
      title: '두는 법',
      choose:
        '[연습](/practice)을 열고 게임과 상대를 고르십시오: 세 수준의 하우스 AI, 같은 화면이나 링크로 함께하는 친구, 또는 제출한 내 프로그램.',
      move: '두고 싶은 곳을 누르십시오. 둘 수 있는 곳이 표시됩니다. 육목은 한 차례에 돌 두 개를 둡니다. 막옉과 마이크로체스에서는 말을 먼저 고르고 갈 곳을 고릅니다.',
      learn: '막히면 힌트를 보거나, 수를 무르거나, 하우스 AI의 형세 판단을 볼 수 있습니다.',
      offline: '포털을 열고 하우스 AI를 한 번 불러온 뒤에는 오프라인에서도 연습할 수 있습니다.',
      look: '판, 돌, 색상, 언어는 [설정](/settings)에서 고를 수 있습니다.',
    },
    zh: {
      title: '怎样下棋',
      choose:
        '打开[练习](/practice)，选择游戏和对手：三个级别的内置 AI、同屏或通过链接的朋友，或您提交的程序。',
      move: '点击要落子的位置，可以走的格子会亮起。六子棋每回合下两子；挑夹棋和微型国际象棋先选棋子，再选目标。',
      learn: '卡住了？可以请求提示、悔棋，或查看内置 AI 对局面的判断。',
      offline: '打开过门户并加载过内置 AI 之后，离线也可以练习。',
      look: '棋盘、棋子、颜色和语言都可以在[设置](/settings)中选择。',
    },
  }),
  blocks: [{ list: ['choose', 'move', 'learn', 'offline', 'look'] }],
};
