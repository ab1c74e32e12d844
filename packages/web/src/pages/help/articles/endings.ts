import { endingWords } from '@daeguk/api';
import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

const ENDINGS = [
  'time',
  'illegal-move',
  'invalid-reply',
  'out-of-turn',
  'crash',
  'exit',
  'memory',
  'output',
  'build',
  'void',
] as const;

const named = (language: 'en' | 'ko' | 'zh') =>
  Object.fromEntries(
    ENDINGS.map((ending) => [`${ending}.name`, endingWords[language][`ending.${ending}`]]),
  ) as Record<`${(typeof ENDINGS)[number]}.name`, string>;

export const endings: Article = {
  id: 'endings',
  words: catalogue({
    en: {
      ...named('en'),
      title: 'Why did I lose?',
      lead: 'The page of a game says in one sentence how it ended, and marks the move. Most endings are the game’s own: six in a row, checkmate, more discs. These are the others, and what to look for:',
      time: 'The answer was not there in time, by your own clock. Look for the slowest move in the chart of the game, and leave a margin.',
      'illegal-move':
        'The answer was a move, but not one the rules allow there. Step to it and compare the board with what your program believed.',
      'invalid-reply':
        'The answer could not be read as a move at all. Print nothing but moves; debug messages go to stderr.',
      'out-of-turn':
        'The program wrote when nobody had asked it. Often a message printed too early, or twice.',
      crash:
        'The program ended with an error. The log of your seat holds what it wrote to stderr, with the line.',
      exit: 'The program ended by itself before the game did. Read until you are told that it is over.',
      memory: 'It took more memory than the contest gives. The game’s page shows the most it had.',
      output: 'It wrote more than anybody would read. Look for a loop that prints.',
      build:
        'It could not be built, so it could not play. The submission holds what the compiler said.',
      void: 'The platform was at fault, not you. The game is played again and costs nobody anything.',
      where:
        'The log of your own seat, with everything that was said and the last 8 kB of your stderr, is on the page of the game. `./daeguk replay` lets your bot play the same game again at home.',
    },
    ko: {
      ...named('ko'),
      title: '왜 졌을까요?',
      lead: '대국 페이지는 어떻게 끝났는지 한 문장으로 말하고 그 수를 표시합니다. 대부분은 게임 자체의 끝입니다: 여섯을 이음, 체크메이트, 돌 수. 다음은 그 밖의 경우와 살펴볼 점입니다:',
      time: '자기 시계로 제시간에 답이 없었습니다. 대국의 시간 그래프에서 가장 느린 수를 찾고, 여유를 두십시오.',
      'illegal-move':
        '답은 수였지만 규칙에 맞지 않았습니다. 그 수로 가서 실제 판과 프로그램이 생각한 판을 비교하십시오.',
      'invalid-reply':
        '답을 수로 읽을 수 없었습니다. 수 말고는 아무것도 출력하지 마십시오. 디버그 메시지는 stderr로 보내십시오.',
      'out-of-turn':
        '묻지 않았는데 프로그램이 출력했습니다. 너무 일찍, 또는 두 번 출력한 경우가 많습니다.',
      crash: '프로그램이 오류로 끝났습니다. 내 자리의 로그에 stderr와 줄 번호가 있습니다.',
      exit: '대국이 끝나기 전에 프로그램이 스스로 끝났습니다. 대국이 끝났다는 메시지가 올 때까지 읽으십시오.',
      memory:
        '대회가 주는 것보다 많은 메모리를 썼습니다. 대국 페이지에 가장 많이 쓴 양이 있습니다.',
      output: '너무 많이 출력했습니다. 출력하는 반복문을 찾으십시오.',
      build: '빌드되지 않아 둘 수 없었습니다. 제출 페이지에 컴파일러 메시지가 있습니다.',
      void: '내 탓이 아니라 플랫폼의 문제입니다. 다시 두며, 아무도 손해를 보지 않습니다.',
      where:
        '주고받은 모든 메시지와 stderr의 마지막 8kB가 담긴 내 자리의 로그는 대국 페이지에 있습니다. `./daeguk replay`로 집에서 같은 대국을 다시 둘 수 있습니다.',
    },
    zh: {
      ...named('zh'),
      title: '为什么输了？',
      lead: '对局页面用一句话说明怎样结束，并标出那一步。多数是游戏本身的结局：六子连珠、将死、子多者胜。以下是其他情形和排查方向：',
      time: '按自己的时钟，答案没有及时到达。在对局的用时图中找最慢的一步，并留出余量。',
      'illegal-move': '答案是一步棋，但规则不允许。走到那一步，比较棋盘与程序所认为的局面。',
      'invalid-reply': '答案根本读不成一步棋。除着法外不要输出任何内容；调试信息请写到 stderr。',
      'out-of-turn': '没有轮到它，程序却输出了内容。常见原因是输出过早或输出两次。',
      crash: '程序因错误而结束。自己座位的日志里有 stderr 和行号。',
      exit: '对局还没结束，程序自己先退出了。请一直读到被告知结束为止。',
      memory: '使用的内存超过比赛限制。对局页面显示其最大用量。',
      output: '输出过多。请查找不停输出的循环。',
      build: '未能构建，因此无法下棋。提交页面有编译器的输出。',
      void: '是平台的问题，不是您的。该局重下，谁也不吃亏。',
      where:
        '自己座位的日志在对局页面，包含全部往来消息和 stderr 的最后 8 kB。`./daeguk replay` 可以在家让程序重下同一局。',
    },
  }),
  blocks: [{ text: 'lead' }, { terms: ENDINGS }, { text: 'where' }],
};
