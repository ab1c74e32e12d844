import { catalogue } from '@daeguk/games';

/** What is said of practice games that cannot be had. */
export const messages = catalogue({
  en: {
    'fault.practice-nobody':
      'Somebody must play: sit down yourself, invite a friend, or choose a submission of yours.',
    'fault.practice-too-many':
      'You have {most} practice games open already. Finish or stop one of them first.',
    'fault.practice-clock':
      'Where a program plays, choose the clock of the contest; against a person also up to {most} seconds for a move.',
    'fault.practice-submission':
      'Submission {submission} cannot sit down here: choose one of this contest that has been built: your own, or one on the ladder where the contest allows sparring.',
    'fault.practice-over': 'Game {game} is over already.',
    'fault.not-practice':
      'Game {game} is no practice game of yours: only such games can be stopped.',
  },
  ko: {
    'fault.practice-nobody':
      '누군가는 두어야 합니다. 직접 앉거나, 친구를 부르거나, 자신의 제출을 고르십시오.',
    'fault.practice-too-many':
      '열려 있는 연습 대국이 이미 {most}판입니다. 먼저 하나를 끝내거나 중단하십시오.',
    'fault.practice-clock':
      '프로그램이 두는 대국에서는 대회의 시계를 고르십시오. 사람과 둘 때는 한 수에 {most}초까지도 고를 수 있습니다.',
    'fault.practice-submission':
      '제출 {submission}은(는) 여기에 앉힐 수 없습니다. 이 대회에서 빌드된 자신의 제출을 고르십시오. 대회가 연습 상대를 허용하면 래더에 있는 제출도 고를 수 있습니다.',
    'fault.practice-over': '{game}번 대국은 이미 끝났습니다.',
    'fault.not-practice':
      '{game}번 대국은 직접 연 연습 대국이 아닙니다. 직접 연 연습 대국만 중단할 수 있습니다.',
  },
  zh: {
    'fault.practice-nobody': '总得有人下棋：请自己入座、邀请朋友，或选择自己的一份提交。',
    'fault.practice-too-many': '您已有 {most} 盘练习对局未结束，请先下完或中止其中一盘。',
    'fault.practice-clock':
      '有程序参加的对局请选择比赛的用时；与人对弈时也可选择每步最多 {most} 秒。',
    'fault.practice-submission':
      '提交 {submission} 不能在此入座：请选择本比赛中自己已构建成功的提交；比赛允许陪练时，也可选择天梯上的提交。',
    'fault.practice-over': '第 {game} 号对局已经结束。',
    'fault.not-practice': '第 {game} 号对局不是您发起的练习对局，只有这样的对局可以中止。',
  },
});
