import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const firstBot: Article = {
  id: 'first-bot',
  words: catalogue({
    en: {
      title: 'Your first bot in five steps',
      lead: 'A kit is a whole bot with the protocol done and one function left to fill in. There is one for every contest in C, C++, Python, JavaScript, TypeScript and Java.',
      kit: 'Get the kit of your contest: on its page under “Kits”, at [your desk](/desk), where it lies in the editor already, or with `./daeguk kit`.',
      write:
        'Fill in the one function that chooses a move. As it is, the kit plays legal moves at random: enough to begin with.',
      check:
        'At home, let `./daeguk check` take your bot through every command and awkward moment. It uses the very referee of the contest.',
      submit:
        'Submit at [your desk](/desk), by file or in the editor, or with `./daeguk submit`. A trial game first? Then nothing counts until you enter it.',
      watch:
        'Watch it climb. Lost a game? Open it, step to the move that did it, and read the log of your own seat. Then submit again: your newest version counts.',
      shell: 'With a clone of Daeguk the whole way is four commands:',
    },
    ko: {
      title: '다섯 단계로 만드는 첫 봇',
      lead: '키트는 통신 부분이 다 되어 있고 함수 하나만 채우면 되는 온전한 봇입니다. 모든 대회에 C, C++, Python, JavaScript, TypeScript, Java 키트가 있습니다.',
      kit: '대회의 키트를 받으십시오: 대회 페이지의 “키트”에서, [내 작업실](/desk)의 편집기에서, 또는 `./daeguk kit`으로.',
      write:
        '수를 고르는 함수 하나를 채우십시오. 키트는 그대로도 둘 수 있는 수를 무작위로 둡니다. 시작으로는 충분합니다.',
      check:
        '집에서는 `./daeguk check`로 모든 명령과 까다로운 순간을 시험하십시오. 대회와 똑같은 심판을 씁니다.',
      submit:
        '[내 작업실](/desk)에서 파일이나 편집기로, 또는 `./daeguk submit`으로 제출하십시오. 시험 대국을 먼저 고르면, 등록하기 전에는 래더에 반영되지 않습니다.',
      watch:
        '순위가 오르는 것을 지켜보십시오. 졌다면 그 대국을 열어 결정적인 수로 가서 내 자리의 로그를 읽으십시오. 그리고 다시 제출하십시오. 가장 새로운 버전이 반영됩니다.',
      shell: 'Daeguk 저장소를 복제해 두었다면 명령 네 개로 끝납니다:',
    },
    zh: {
      title: '五步写出第一个程序',
      lead: '入门包是一个完整的程序：协议已经写好，只剩一个函数要填。每项比赛都有 C、C++、Python、JavaScript、TypeScript 和 Java 的入门包。',
      kit: '取得比赛的入门包：在比赛页面的“入门包”中，在[我的工作台](/desk)的编辑器里，或用 `./daeguk kit`。',
      write: '填写选择着法的那个函数。入门包本身会随机走合法着法，作为开始已经足够。',
      check:
        '在家用 `./daeguk check` 让程序经历每条命令和每种棘手情形。它使用与比赛完全相同的裁判。',
      submit:
        '在[我的工作台](/desk)用文件或编辑器提交，或用 `./daeguk submit`。可以先下一局试赛，确认参赛之前什么都不计入。',
      watch:
        '看它往上爬。输了？打开那一局，走到关键的一步，阅读自己座位的日志。然后再次提交：计入的总是最新的版本。',
      shell: '如果克隆了 Daeguk，全程只需四条命令：',
    },
  }),
  blocks: [
    { text: 'lead' },
    { steps: ['kit', 'write', 'check', 'submit', 'watch'] },
    { text: 'shell' },
    {
      code: `./daeguk kit reversi python mybot
./daeguk check reversi mybot/bot.py
./daeguk match --contest reversi --first mybot/bot.py --second house:easy
./daeguk submit reversi mybot/bot.py --watch`,
    },
  ],
};
