import { catalogue } from '@daeguk/games';

export const words = catalogue({
  en: { announcements: 'Announcements', changed: 'edited', all: 'Show all {count}' },
  ko: { announcements: '공지', changed: '수정됨', all: '{count}개 모두 보기' },
  zh: { announcements: '公告', changed: '已修改', all: '显示全部 {count} 条' },
});
