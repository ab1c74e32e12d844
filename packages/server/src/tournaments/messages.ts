import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.unknown-tournament': 'There is no tournament {tournament}.',
    'fault.tournament-over': 'This tournament is over; it cannot be started or paused.',
    'fault.tournament-begun':
      'Only a tournament that was never started can be deleted; pause this one instead.',
    'fault.tournament-ladder':
      'Every contest has its one ladder already. Choose another format: round-robin, gauntlet, groups, knock-out or swiss.',
    'fault.tournament-entrant':
      'Submission {submission} cannot take part: it must be of this contest, built, and not withdrawn.',
    'fault.tournament-entrant-twice': 'Submission {submission} is listed twice.',
    'fault.tournament-field': '{field}: {problem}',
    'fault.tournament-format': 'The kind of a format is one of {kinds}.',
    'fault.tournament-series': 'A series has games or bestOf, not both.',
    'fault.tournament-uneven':
      'This contest draws once for both games of a pair, so series.games must be even.',
  },
  ko: {
    'fault.unknown-tournament': '토너먼트 {tournament}은(는) 없습니다.',
    'fault.tournament-over': '이미 끝난 토너먼트라 시작하거나 멈출 수 없습니다.',
    'fault.tournament-begun': '시작한 적이 없는 토너먼트만 지울 수 있습니다. 대신 잠시 멈추십시오.',
    'fault.tournament-ladder':
      '래더는 대회마다 하나씩 이미 있습니다. 다른 방식을 고르십시오: round-robin, gauntlet, groups, knock-out, swiss.',
    'fault.tournament-entrant':
      '제출 {submission}은(는) 참가할 수 없습니다. 이 대회의 제출이고, 빌드되었으며, 철회되지 않았어야 합니다.',
    'fault.tournament-entrant-twice': '제출 {submission}이(가) 두 번 나옵니다.',
    'fault.tournament-field': '{field}: {problem}',
    'fault.tournament-format': '경기 방식(kind)은 {kinds} 중 하나입니다.',
    'fault.tournament-series': 'series에는 games와 bestOf 중 하나만 씁니다.',
    'fault.tournament-uneven':
      '이 대회는 두 대국마다 한 번 추첨하므로 series.games는 짝수여야 합니다.',
  },
  zh: {
    'fault.unknown-tournament': '没有编号为 {tournament} 的锦标赛。',
    'fault.tournament-over': '该锦标赛已经结束，不能再开始或暂停。',
    'fault.tournament-begun': '只能删除从未开始的锦标赛；请改为暂停。',
    'fault.tournament-ladder':
      '每个比赛已有一个天梯。请选择其他赛制：round-robin、gauntlet、groups、knock-out 或 swiss。',
    'fault.tournament-entrant':
      '提交 {submission} 不能参赛：它必须属于本比赛、已编译成功且未撤回。',
    'fault.tournament-entrant-twice': '提交 {submission} 被列出了两次。',
    'fault.tournament-field': '{field}：{problem}',
    'fault.tournament-format': '赛制（kind）为 {kinds} 之一。',
    'fault.tournament-series': 'series 中只能写 games 或 bestOf 之一。',
    'fault.tournament-uneven': '本比赛每两局抽签一次，因此 series.games 必须是偶数。',
  },
});
