import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const about: Article = {
  id: 'about',
  words: catalogue({
    en: {
      title: 'What Daeguk is',
      what: 'Daeguk (대국, “a game played out”) is an arena for game-AI contests. You write a program that plays a board game; the arena lets it play against everybody else’s, with a referee that checks every move and charges every program only for its own time.',
      five: 'Five contests come with it: Connect6 with blocks, Microchess on 4×5 squares, Picking Stones, Reversi without corners, and Mak-yek on 12×12. [All contests](/contests) are open to look at.',
      three:
        'Without an account you can [practise](/practice) against the house AI, right in your browser, and [watch](/watch) games as they are played. With an account you can submit programs, too.',
      record:
        'Every game leaves a sealed record: every message, every move, every figure of the clock. With it the organisers can show at any time that the verdict follows from what was said. You get all moves, and what your own side was told and said.',
    },
    ko: {
      title: '대국이란',
      what: '대국은 게임 AI 대회를 위한 경기장입니다. 보드게임을 두는 프로그램을 쓰면, 다른 모든 사람의 프로그램과 겨루게 해 줍니다. 심판은 모든 수를 확인하고, 각 프로그램에는 스스로 쓴 시간만 매깁니다.',
      five: '다섯 대회가 들어 있습니다: 블록이 있는 육목, 4×5 마이크로체스, 돌 게임, 귀 없는 리버시, 12×12 막옉. [모든 대회](/contests)를 누구나 볼 수 있습니다.',
      three:
        '계정이 없어도 브라우저에서 바로 하우스 AI와 [연습](/practice)하고, 진행 중인 대국을 [관전](/watch)할 수 있습니다. 계정이 있으면 프로그램을 제출할 수 있습니다.',
      record:
        '모든 대국은 봉인된 기록을 남깁니다: 주고받은 모든 메시지, 모든 수, 시계의 모든 값. 주최자는 그 기록으로 판정이 옳다는 것을 언제든 보일 수 있습니다. 참가자는 모든 수와 자기 쪽이 주고받은 메시지를 받습니다.',
    },
    zh: {
      title: '什么是 Daeguk',
      what: 'Daeguk（대국，“对局”）是游戏 AI 比赛的竞技场。您编写下棋的程序，竞技场让它与其他所有人的程序对局；裁判检查每一步，并且只计算程序自己所用的时间。',
      five: '自带五项比赛：带障碍的六子棋、4×5 微型国际象棋、取石子、无角黑白棋和 12×12 挑夹棋。[所有比赛](/contests)都可以查看。',
      three:
        '没有账号也可以在浏览器中与内置 AI [练习](/practice)，并[观看](/watch)正在进行的对局。有账号还可以提交程序。',
      record:
        '每一局都留下封存的记录：每条消息、每步棋、每个计时数据。主办方随时可以用它证明判定由此得出。您可以得到全部着法，以及您这一方收到和发出的消息。',
    },
  }),
  blocks: [{ text: 'what' }, { text: 'five' }, { text: 'three' }, { text: 'record' }],
};
