import { catalogue } from '@daeguk/games';

/** Having a game played again. */
export const words = catalogue({
  en: {
    'rerun.title': 'Have this game played again',
    'rerun.lead':
      'The game as it was stays on record but no longer counts. Everybody sees the reason.',
    'rerun.reason': 'Reason',
    'rerun.empty': 'Say why.',
    'rerun.send': 'Play again',
  },
  ko: {
    'rerun.title': '이 대국을 다시 두게 하기',
    'rerun.lead': '원래 대국은 기록에 남지만 계산되지 않습니다. 이유는 모두에게 보입니다.',
    'rerun.reason': '이유',
    'rerun.empty': '이유를 쓰십시오.',
    'rerun.send': '다시 두기',
  },
  zh: {
    'rerun.title': '安排本局重赛',
    'rerun.lead': '原对局仍保留在记录中，但不再计入成绩。所有人都能看到原因。',
    'rerun.reason': '原因',
    'rerun.empty': '请写明原因。',
    'rerun.send': '重赛',
  },
});
