import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const time: Article = {
  id: 'time',
  words: catalogue({
    en: {
      title: 'How time is charged',
      one: 'You pay for the time your program takes, not for the time it waits for a machine that is busy with something else.',
      clock:
        'The clock starts when the referee has written the question and stops when it has read the end of your answer. From that are taken off the time your program waited for a core, and the time the referee itself was held up. What is left is charged.',
      sleeping: 'Sleeping, or waiting for a thread of your own, is your own time.',
      late: 'Before an answer is called late, everything that has already arrived is read. A line without its newline is no answer.',
      void: 'If the machine was too busy to judge, the game is void and is played again. Nobody loses by it.',
      margin:
        'Leave a margin: 100 ms of 2 s, half a second of 5 s. And look at the clock inside your search, not only between depths.',
      figures:
        'The page of every contest has its limits, and the whole story with figures under “How time is charged”.',
    },
    ko: {
      title: '시간 계산 방법',
      one: '프로그램이 쓴 시간만 셉니다. 다른 일로 바쁜 컴퓨터를 기다린 시간은 세지 않습니다.',
      clock:
        '시계는 심판이 질문을 다 쓴 때 시작해서 답의 끝을 읽은 때 멈춥니다. 여기서 프로그램이 코어를 기다린 시간과 심판 자신이 지체된 시간을 뺍니다. 남은 것만 셉니다.',
      sleeping: '잠자거나 자기 스레드를 기다리는 것은 프로그램이 쓴 시간입니다.',
      late: '늦었다고 판정하기 전에 이미 도착한 것을 모두 읽습니다. 줄바꿈이 없는 줄은 답이 아닙니다.',
      void: '컴퓨터가 너무 바빠 판정할 수 없었다면 그 대국은 무효이고 다시 둡니다. 아무도 손해를 보지 않습니다.',
      margin:
        '여유를 두십시오: 2초에는 100 ms, 5초에는 0.5초. 그리고 깊이 사이에서만이 아니라 탐색 중에 시계를 보십시오.',
      figures: '대회 페이지에 제한이 있고, “시간 계산 방법”에 값을 곁들인 자세한 설명이 있습니다.',
    },
    zh: {
      title: '时间如何计算',
      one: '只计算程序自己所用的时间，不计算等待繁忙机器的时间。',
      clock:
        '裁判写完问题时开始计时，读完答案的结尾时停止。从中减去程序排队等核心的时间，以及裁判自身被耽搁的时间，剩下的才计入。',
      sleeping: '睡眠或等待自己的线程，都算自己的时间。',
      late: '判定超时之前，先读取已经到达的一切。没有换行符的一行不算答案。',
      void: '如果机器太忙而无法判定，该局无效并重下，谁也不吃亏。',
      margin: '留出余量：2 秒留 100 毫秒，5 秒留半秒。要在搜索内部看时钟，而不只是在两层深度之间。',
      figures: '每项比赛的页面都列有限制，“时间如何计算”中有完整说明和数据。',
    },
  }),
  blocks: [
    { text: 'one' },
    { list: ['clock', 'sleeping', 'late', 'void', 'margin'] },
    { text: 'figures' },
  ],
};
