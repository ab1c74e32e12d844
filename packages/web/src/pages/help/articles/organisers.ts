import { catalogue } from '@daeguk/games';
import type { Article } from '../article.js';

export const organisers: Article = {
  id: 'organisers',
  words: catalogue({
    en: {
      title: 'For organisers',
      start: 'One command hosts an arena, with the five contests and house AIs already playing:',
      people:
        'Under [Organise](/organise), import your people from a CSV file (number, name, group). The number is the first password; everybody chooses their own at the first sign-in. Or let people register by themselves.',
      contest:
        'A contest is a file: take one that exists and change its limits, options or format. Give it a calendar: when it opens, freezes and closes.',
      ladder:
        'The ladder is current after every game. Freeze it before the end and only you see how it moves; thaw it for the ceremony.',
      tournament:
        'Start a tournament of the latest submissions whenever you like: round robin, groups with knock-out, Swiss and more. It goes on by itself after a power cut.',
      dispute:
        'Whoever doubts a result gets the record. If you decide that a game must be played again, its page has a button for it; what it was stays on record.',
      machines:
        'More machines? `./daeguk worker` on each of them. Those that are too slow or spoil games are reported, and get no more.',
      backup: 'Backups are plain files: `./daeguk export`, also while the arena is open.',
    },
    ko: {
      title: '주최자께',
      start: '명령 하나로 다섯 대회와 하우스 AI가 이미 두고 있는 경기장이 열립니다:',
      people:
        '[운영](/organise)에서 참가자를 CSV 파일(번호, 이름, 그룹)로 등록하십시오. 번호가 처음 비밀번호이고, 처음 로그인할 때 각자 새로 정합니다. 스스로 가입하게 할 수도 있습니다.',
      contest:
        '대회는 파일 하나입니다. 있는 것을 가져와 제한, 옵션, 방식을 바꾸십시오. 일정을 정하십시오: 열리고, 고정되고, 마감되는 때.',
      ladder:
        '래더는 대국이 끝날 때마다 바로 바뀝니다. 끝나기 전에 고정하면 움직임은 주최자만 봅니다. 시상식에서 푸십시오.',
      tournament:
        '언제든 최신 제출로 토너먼트를 시작할 수 있습니다: 리그전, 조별 리그 후 토너먼트, 스위스 방식 등. 정전 뒤에도 저절로 이어집니다.',
      dispute:
        '결과를 의심하는 사람에게는 기록이 있습니다. 다시 두기로 정했다면 대국 페이지의 버튼을 누르십시오. 원래 대국도 기록에 남습니다.',
      machines:
        '컴퓨터가 더 있다면 각각에서 `./daeguk worker`를 실행하십시오. 너무 느리거나 대국을 망치는 컴퓨터는 표시되고, 대국을 더 맡지 않습니다.',
      backup: '백업은 보통 파일입니다: `./daeguk export`. 경기장이 열려 있을 때도 됩니다.',
    },
    zh: {
      title: '致主办方',
      start: '一条命令即可开设竞技场，五项比赛和内置 AI 已在对局：',
      people:
        '在[管理](/organise)中用 CSV 文件（编号、姓名、分组）导入人员。编号就是初始密码，首次登录时各自更改。也可以开放自行注册。',
      contest: '比赛就是一个文件：拿现有的来改限制、选项或赛制。再设定日程：何时开放、封榜和截止。',
      ladder: '天梯在每局结束后立即更新。结束前封榜，只有您能看到变化；颁奖时再解封。',
      tournament:
        '随时可以用最新的提交开始锦标赛：循环赛、小组赛加淘汰赛、瑞士制等。停电之后会自动继续。',
      dispute:
        '对结果有疑问的人可以查看记录。如果决定重下，对局页面有相应按钮，原来的结果仍留在记录中。',
      machines:
        '有更多机器？在每台上运行 `./daeguk worker`。较慢或搅乱对局的机器会被指出，并不再接局。',
      backup: '备份是普通文件：`./daeguk export`，竞技场开放时也可以进行。',
    },
  }),
  blocks: [
    { text: 'start' },
    { code: 'npm start' },
    { list: ['people', 'contest', 'ladder', 'tournament', 'dispute', 'machines', 'backup'] },
  ],
};
