import { catalogue } from '@daeguk/games';

/** What each picture shows, for those who cannot see it; by `contest.name`. */
export const captions = catalogue({
  en: {
    'algocup.opening':
      'Black has opened with one stone, White has answered with two; the squares are blocks',
    'algocup.six': 'Six black stones in a row: Black wins',
    'algocup.overline': 'Seven black stones in a row: Black loses',
    'algocup.block':
      'The same block in a row of five black stones and in a column of five white stones: six for either side',
    'makyek.start': 'The start position: eight pieces each, Black to move',
    'makyek.steps': 'A black piece between two of its own and the six empty squares it may step to',
    'makyek.tiao':
      'Before and after a tiao: a black piece steps between two white ones in a line, and both turn black',
    'makyek.jia':
      'Before and after a jia: a black piece steps beside a white one that has another black piece behind it, and it turns black',
    'makyek.both':
      'Before and after one step that turns two white pieces by tiao and a third by jia',
    'picking-stones.first': 'Stones 1 to 7: Max may open with 1 or 3',
    'picking-stones.next':
      'Stones 1 to 20 after 3 and 6 were taken: 1, 2, 12 and 18 may be taken next',
    'picking-stones.lost':
      'Stones 1 to 7 after 3, 6, 2, 4, 1 and 7 were taken: only 5 is left, it may not be taken, and Max loses',
    'reversi.start': 'The empty board without its four corners; the central 6×6 is lighter',
    'reversi.flip': 'Before and after a black move that flips three white discs in two directions',
    'reversi.free': 'Before and after a white move in the central 6×6 that flips nothing',
    'reversi.skip':
      'Before and after a black move that leaves White without a move: White is skipped and Black moves again',
    'microchess.start': 'The start position, White to move',
    'microchess.castling': 'Before and after both sides castle',
    'microchess.promotion':
      'A pawn steps to the last rank and becomes a queen; it could have become a rook, a bishop or a knight',
    'microchess.score':
      'After the 80th ply: Black has 11 points of material, White has 10, and Black wins',
  },
  ko: {
    'algocup.opening': '흑이 첫 수로 돌 하나를 놓고 백이 두 개를 놓은 모습. 네모는 블록',
    'algocup.six': '흑돌 여섯 개가 한 줄로 이어져 흑이 이긴 모습',
    'algocup.overline': '흑돌 일곱 개가 한 줄로 이어져 흑이 진 모습',
    'algocup.block':
      '같은 블록이 흑돌 다섯 개의 가로줄과 백돌 다섯 개의 세로줄에 들어가 각각 여섯이 된 모습',
    'makyek.start': '시작 배치. 양쪽 말이 여덟 개씩 있고 흑이 먼저 둔다',
    'makyek.steps': '흑말 하나와 그 말이 갈 수 있는 빈 칸 여섯 곳',
    'makyek.tiao':
      '끼어들어 잡기(挑) 전후. 흑말이 한 줄에 있는 두 백말 사이로 들어가 둘 다 흑말이 된다',
    'makyek.jia':
      '사이에 두어 잡기(夹) 전후. 흑말이 백말 옆으로 가서 반대편 흑말과의 사이에 두자 그 백말이 흑말이 된다',
    'makyek.both': '한 수에 끼어들어 백말 둘을, 사이에 두어 백말 하나를 잡기 전후',
    'picking-stones.first': '돌 1~7. Max는 1이나 3으로 시작할 수 있다',
    'picking-stones.next': '돌 1~20에서 3과 6을 가져간 뒤. 다음에는 1, 2, 12, 18을 가져갈 수 있다',
    'picking-stones.lost':
      '돌 1~7에서 3, 6, 2, 4, 1, 7을 가져간 뒤. 남은 5는 가져갈 수 없어 Max가 진다',
    'reversi.start': '네 귀가 없는 빈 판. 밝은 부분이 가운데 6×6',
    'reversi.flip': '흑이 두어 두 방향의 백돌 세 개를 뒤집기 전후',
    'reversi.free': '백이 가운데 6×6 안에 아무것도 뒤집지 않고 두기 전후',
    'reversi.skip': '흑이 둔 뒤 백이 둘 곳이 없어 백의 차례를 건너뛰고 흑이 다시 두는 모습',
    'microchess.start': '시작 배치. 백이 먼저 둔다',
    'microchess.castling': '양쪽이 캐슬링하기 전후',
    'microchess.promotion': '폰이 마지막 랭크에 가서 퀸이 되는 모습. 룩, 비숍, 나이트도 될 수 있다',
    'microchess.score': '80번째 수를 둔 뒤. 기물 점수가 흑 11점, 백 10점이므로 흑이 이긴다',
  },
  zh: {
    'algocup.opening': '黑方第一手落一子，白方落两子；方块是障碍',
    'algocup.six': '黑棋六子连成一线：黑方获胜',
    'algocup.overline': '黑棋七子连成一线：黑方判负',
    'algocup.block': '同一个障碍与横向五枚黑子、与纵向五枚白子各连成六子：对双方都算己方棋子',
    'makyek.start': '初始局面：双方各八子，黑方先走',
    'makyek.steps': '一枚黑子和它可以走到的六个空格',
    'makyek.tiao': '挑吃前后：黑子走到一条直线上的两枚白子之间，两枚白子都变成黑子',
    'makyek.jia': '夹吃前后：黑子走到白子旁边，与另一侧的黑子夹住它，这枚白子变成黑子',
    'makyek.both': '一步之中挑吃两子、夹吃一子的前后',
    'picking-stones.first': '石子 1 到 7：Max 可以先取 1 或 3',
    'picking-stones.next': '石子 1 到 20，已取 3 和 6：接下来可以取 1、2、12、18',
    'picking-stones.lost': '石子 1 到 7，已取 3、6、2、4、1、7：只剩 5，不能取，Max 输',
    'reversi.start': '没有四角的空棋盘；较亮的部分是中央 6×6',
    'reversi.flip': '黑方一手在两个方向上翻转三枚白子的前后',
    'reversi.free': '白方在中央 6×6 内落子而不翻转任何棋子的前后',
    'reversi.skip': '黑方落子后白方无处可下：白方轮空，黑方再下',
    'microchess.start': '初始局面，白方先走',
    'microchess.castling': '双方王车易位的前后',
    'microchess.promotion': '兵走到底线升变为后；也可以升变为车、象或马',
    'microchess.score': '第 80 步之后：黑方子力 11 分，白方 10 分，黑方获胜',
  },
});
