import { catalogue } from '@daeguk/games';

/** The arena's own settings. */
export const words = catalogue({
  en: {
    settings: 'Settings',
    name: 'Name of the arena',
    'name.wrong': 'A name of 1 to 120 letters.',
    registration: 'May people register by themselves?',
    'registration.off': 'No',
    'registration.visitor': 'Yes, as visitors',
    'registration.contestant': 'Yes, as contestants',
    'registration.why':
      'Visitors play practice games and watch; contestants submit programs too. Whoever you import from a list is a contestant.',
    slowest: 'The slowest worker, in percent of the fastest',
    'slowest.why':
      'Limits must hold on every machine alike: a worker slower than this is not admitted. 0 admits all.',
    version: 'Version',
    health: 'Health',
    'health.why': 'Whether the database answers and the ladders are known. Open to all.',
    metrics: 'Figures',
    'metrics.why': 'For Prometheus; from elsewhere with an organiser’s token.',
    backup: 'Backup',
    'backup.why':
      'In the clone on the server’s machine, while the arena is open: everything goes to a folder of plain files. It holds the hashes of passwords: keep it like a password.',
    'backup.back': 'Into an empty arena, before its first start:',
    more: 'Looking after it',
  },
  ko: {
    settings: '설정',
    name: '경기장 이름',
    'name.wrong': '이름은 1자에서 120자까지입니다.',
    registration: '스스로 가입할 수 있게 합니까?',
    'registration.off': '아니요',
    'registration.visitor': '예, 방문자로',
    'registration.contestant': '예, 참가자로',
    'registration.why':
      '방문자는 연습 대국을 두고 관전하며, 참가자는 프로그램도 제출합니다. 명단에서 들여온 사람은 참가자입니다.',
    slowest: '가장 느린 워커의 속도(가장 빠른 워커의 %)',
    'slowest.why':
      '제한은 모든 기계에서 똑같아야 하므로 이보다 느린 워커는 받지 않습니다. 0이면 모두 받습니다.',
    version: '버전',
    health: '상태 확인',
    'health.why': '데이터베이스가 응답하고 래더를 알고 있는지 알려 줍니다. 누구나 볼 수 있습니다.',
    metrics: '수치',
    'metrics.why': 'Prometheus용입니다. 다른 기계에서는 주최자의 토큰이 필요합니다.',
    backup: '백업',
    'backup.why':
      '서버 기계의 저장소 폴더에서, 경기장이 열려 있어도 됩니다. 모든 것이 일반 파일로 된 폴더에 담깁니다. 비밀번호 해시가 들어 있으니 비밀번호처럼 보관하십시오.',
    'backup.back': '빈 경기장에, 처음 시작하기 전에:',
    more: '관리',
  },
  zh: {
    settings: '设置',
    name: '赛场名称',
    'name.wrong': '名称为 1 到 120 个字符。',
    registration: '允许自行注册吗？',
    'registration.off': '不允许',
    'registration.visitor': '允许，作为访客',
    'registration.contestant': '允许，作为参赛者',
    'registration.why': '访客可以练习和观战，参赛者还可以提交程序。从名单导入的人都是参赛者。',
    slowest: '最慢工作机的速度（占最快者的百分比）',
    'slowest.why': '各机器上的限制必须一致：比这更慢的工作机不予接纳。0 表示全部接纳。',
    version: '版本',
    health: '健康状况',
    'health.why': '数据库是否应答、天梯是否就绪。对所有人开放。',
    metrics: '指标',
    'metrics.why': '供 Prometheus 使用；从其他机器访问需要主办方的令牌。',
    backup: '备份',
    'backup.why':
      '在服务器上的仓库目录中执行，赛场可以照常开放：全部内容会写入一个由普通文件组成的文件夹。其中有密码的散列值，请像密码一样保管。',
    'backup.back': '导入空的赛场，须在首次启动之前：',
    more: '日常维护',
  },
});
