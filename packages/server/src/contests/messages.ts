import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: {
    'fault.unknown-contest': 'There is no contest "{contest}".',
    'fault.contest-taken': 'There is a contest "{contest}" already; choose another id.',
    'fault.contest-from-file':
      'The contest "{contest}" is described by a file of the server; change it there.',
    'fault.contest-changed':
      'Somebody else has changed the contest "{contest}" meanwhile, so nothing was saved. Load it as it is now, and make your changes to that.',
    'fault.contest-renamed': 'A contest keeps its id: the file must say "{contest}".',
    'fault.contest-other-rules':
      'A contest keeps its game. Make a new contest instead of changing "{contest}".',
    'fault.contest-title': 'A title is one line of 1 to {most} letters, none of them invisible.',
    'fault.contest-file': '{file}: {problem}',
    'fault.calendar-order': '{earlier} must come before {later}.',
    'fault.calendar-thaw': 'Only a board that is frozen can be thawed: say frozenAt as well.',
    'earlier.opensAt': 'The opening',
    'earlier.frozenAt': 'The freezing of the board',
    'later.frozenAt': 'the freezing of the board',
    'later.closesAt': 'the closing',
    'later.thawedAt': 'its thawing',
  },
  ko: {
    'fault.unknown-contest': '"{contest}" 대회는 없습니다.',
    'fault.contest-taken': '"{contest}" 대회가 이미 있습니다. 다른 id를 고르십시오.',
    'fault.contest-from-file':
      '"{contest}" 대회는 서버의 파일에 적혀 있습니다. 그 파일을 고치십시오.',
    'fault.contest-changed':
      '그사이 다른 사람이 "{contest}" 대회를 고쳤기 때문에 저장하지 않았습니다. 지금의 내용을 불러와 다시 고치십시오.',
    'fault.contest-renamed': '대회의 id는 바꿀 수 없습니다. 파일의 id는 "{contest}"여야 합니다.',
    'fault.contest-other-rules':
      '대회의 게임은 바꿀 수 없습니다. "{contest}"을(를) 바꾸는 대신 새 대회를 만드십시오.',
    'fault.contest-title':
      '제목은 1자에서 {most}자까지 한 줄로 쓰며, 보이지 않는 글자를 쓸 수 없습니다.',
    'fault.contest-file': '{file}: {problem}',
    'fault.calendar-order': '{earlier}은(는) {later}보다 앞서야 합니다.',
    'fault.calendar-thaw':
      '고정된 순위표만 다시 움직이게 할 수 있습니다. frozenAt도 함께 정하십시오.',
    'earlier.opensAt': '시작 시각',
    'earlier.frozenAt': '순위표 고정 시각',
    'later.frozenAt': '순위표 고정 시각',
    'later.closesAt': '마감 시각',
    'later.thawedAt': '순위표 고정 해제 시각',
  },
  zh: {
    'fault.unknown-contest': '没有比赛“{contest}”。',
    'fault.contest-taken': '比赛“{contest}”已经存在；请换一个 id。',
    'fault.contest-from-file': '比赛“{contest}”由服务器上的文件描述；请修改该文件。',
    'fault.contest-changed':
      '其间有人修改了比赛“{contest}”，因此没有保存。请载入现在的内容，再作修改。',
    'fault.contest-renamed': '比赛的 id 不能更改：文件中的 id 必须是“{contest}”。',
    'fault.contest-other-rules': '比赛的游戏不能更改。请新建比赛，而不要修改“{contest}”。',
    'fault.contest-title': '标题为一行，1 到 {most} 个字符，不能含有看不见的字符。',
    'fault.contest-file': '{file}：{problem}',
    'fault.calendar-order': '{earlier}必须早于{later}。',
    'fault.calendar-thaw': '只有封榜后才能解封：请同时设定 frozenAt。',
    'earlier.opensAt': '开始时间',
    'earlier.frozenAt': '封榜时间',
    'later.frozenAt': '封榜时间',
    'later.closesAt': '截止时间',
    'later.thawedAt': '解封时间',
  },
});
