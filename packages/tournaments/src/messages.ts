import { catalogue } from '@daeguk/games';

/** Why no format can be made for those who are to take part. */
export const messages = catalogue({
  en: {
    'fault.too-many-games': 'That would be {games} games; {most} are the most.',
    'fault.too-few-entrants': 'A tournament needs two entrants or more, not {count}.',
    'fault.unknown-champion': 'champions: there is no entrant "{name}".',
    'fault.too-many-groups':
      '{groups} groups are too many for {count} entrants: two in each at least.',
    'fault.too-many-advance': 'advance: {advance} cannot go on from a group of {smallest}.',
    'fault.too-few-advance': 'advance: a bracket needs two or more to go on.',
    'fault.ladder-uneven':
      'On a ladder a match has an even number of games, half from each seat: series.games 2, 4 …',
  },
  ko: {
    'fault.too-many-games': '대국이 {games}판이 됩니다. 최대 {most}판입니다.',
    'fault.too-few-entrants': '토너먼트에는 참가자가 둘 이상 필요합니다(현재 {count}).',
    'fault.unknown-champion': 'champions: 참가자 "{name}"이(가) 없습니다.',
    'fault.too-many-groups':
      '참가자 {count}명에 조 {groups}개는 너무 많습니다. 조마다 둘 이상이어야 합니다.',
    'fault.too-many-advance': 'advance: {smallest}명인 조에서 {advance}명이 올라갈 수 없습니다.',
    'fault.too-few-advance': 'advance: 둘 이상 올라가야 토너먼트를 치를 수 있습니다.',
    'fault.ladder-uneven': '래더의 경기는 자리를 바꾸어 짝수 번 둡니다: series.games는 2, 4 …',
  },
  zh: {
    'fault.too-many-games': '这将有 {games} 局；最多 {most} 局。',
    'fault.too-few-entrants': '锦标赛至少需要两个参赛者，而不是 {count} 个。',
    'fault.unknown-champion': 'champions：没有参赛者“{name}”。',
    'fault.too-many-groups': '{count} 个参赛者分 {groups} 组太多：每组至少两个。',
    'fault.too-many-advance': 'advance：{smallest} 人的小组不能出线 {advance} 人。',
    'fault.too-few-advance': 'advance：至少两人出线才能进行淘汰赛。',
    'fault.ladder-uneven': '天梯的一场比赛局数为偶数，先后各半：series.games 为 2、4……',
  },
});
