import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: {
    title: 'Tournament',
    group: 'Group {name}',
    groups: 'Groups',
    table: 'All entrants',
    'table.groups':
      'In the order of the bracket, then of the groups. Points and what breaks ties are those of the group stage; won, drawn and lost count the games of the bracket too.',
    games: 'Games',
    contest: 'Contest',
    format: 'Format',
    state: 'State',
    made: 'Created',
    entrants: 'Entrants',
    winner: 'Winner',
    'bracket-later': 'The bracket is drawn when all groups have finished.',
  },
  ko: {
    title: '토너먼트',
    group: '{name}조',
    groups: '조별 순위',
    table: '전체 순위',
    'table.groups':
      '대진표의 성적이 먼저이고, 그다음이 조별 성적입니다. 승점과 동점 처리 항목은 조별 경기의 것이고, 승–무–패에는 대진표의 대국도 들어갑니다.',
    games: '대국',
    contest: '대회',
    format: '방식',
    state: '상태',
    made: '만든 때',
    entrants: '참가자',
    winner: '우승',
    'bracket-later': '대진표는 모든 조의 경기가 끝나면 정해집니다.',
  },
  zh: {
    title: '锦标赛',
    group: '{name} 组',
    groups: '小组',
    table: '总排名',
    'table.groups':
      '先按淘汰赛成绩排列，再按小组成绩。积分与同分时的各项只计小组赛；胜–平–负也计入淘汰赛的对局。',
    games: '对局',
    contest: '比赛',
    format: '赛制',
    state: '状态',
    made: '创建时间',
    entrants: '参赛者',
    winner: '冠军',
    'bracket-later': '所有小组赛结束后确定对阵图。',
  },
});
