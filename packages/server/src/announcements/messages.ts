import { catalogue } from '@daeguk/games';

export const messages = catalogue({
  en: { 'fault.no-announcement': 'There is no announcement {announcement}, or not any more.' },
  ko: { 'fault.no-announcement': '{announcement}번 공지는 없거나 삭제되었습니다.' },
  zh: { 'fault.no-announcement': '没有公告 {announcement}，或已被删除。' },
});
