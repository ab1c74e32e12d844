import { catalogue } from '@daeguk/games';

/** What can go wrong when an arena is started, kept or moved. */
export const messages = catalogue({
  en: {
    'fault.data-folder': 'Cannot use the folder {folder}: {problem}',
    'fault.data-unreachable':
      'As root, PostgreSQL runs as the user "nobody", who cannot reach {folder}. Choose a folder that everybody may pass through, such as /var/lib/daeguk.',
    'fault.already-served': 'Process {pid} has the arena in {folder} open already.',
    'fault.no-postgres':
      'No PostgreSQL comes with Daeguk for {machine}. Name one of your own by DATABASE_URL.',
    'fault.postgres-create': 'The database in {folder} could not be made: {problem}',
    'fault.postgres-start': 'The database in {folder} could not be started: {problem}',
    'fault.database-away': 'The database of DATABASE_URL cannot be reached: {problem}',
    'fault.port-taken': 'Port {port} of {host} is taken. Choose another one with --port.',
    'fault.address': 'Cannot listen on {host}, port {port}: {problem}',
    'fault.export-not-empty': '{folder} is not empty. An export needs a folder of its own.',
    'fault.export-write': 'The export to {folder} failed: {problem}',
    'fault.import-no-manifest': '{folder} is no export: manifest.json is missing or unreadable.',
    'fault.import-format':
      'The export in {folder} is of format {found}, made by Daeguk {version}; this one reads format {known}.',
    'fault.import-missing': 'The export is not whole: {file} is missing.',
    'fault.import-unknown': 'The export holds a file that is not its own: {file}',
    'fault.import-damaged': 'The export is damaged: {file} is not as it was written.',
    'fault.import-not-empty':
      'There is an arena already. An export is imported before the first start, into an empty database.',
    'fault.import-refused': 'The export cannot be imported: {problem}',
  },
  ko: {
    'fault.data-folder': '{folder} 폴더를 쓸 수 없습니다: {problem}',
    'fault.data-unreachable':
      'root로 실행하면 PostgreSQL은 "nobody" 사용자로 돌아가는데, 이 사용자는 {folder}에 들어갈 수 없습니다. /var/lib/daeguk처럼 누구나 지나갈 수 있는 폴더를 고르십시오.',
    'fault.already-served': '{folder}의 경기장은 이미 프로세스 {pid}에서 쓰고 있습니다.',
    'fault.no-postgres':
      'Daeguk에는 {machine}용 PostgreSQL이 들어 있지 않습니다. DATABASE_URL로 쓸 데이터베이스를 지정하십시오.',
    'fault.postgres-create': '{folder}에 데이터베이스를 만들지 못했습니다: {problem}',
    'fault.postgres-start': '{folder}의 데이터베이스를 시작하지 못했습니다: {problem}',
    'fault.database-away': 'DATABASE_URL의 데이터베이스에 연결할 수 없습니다: {problem}',
    'fault.port-taken': '{host}의 {port}번 포트는 사용 중입니다. --port로 다른 포트를 고르십시오.',
    'fault.address': '{host}의 {port}번 포트를 열 수 없습니다: {problem}',
    'fault.export-not-empty':
      '{folder} 폴더가 비어 있지 않습니다. 내보내기에는 새 폴더가 필요합니다.',
    'fault.export-write': '{folder}(으)로 내보내지 못했습니다: {problem}',
    'fault.import-no-manifest':
      '{folder} 폴더는 내보낸 자료가 아닙니다. manifest.json이 없거나 읽을 수 없습니다.',
    'fault.import-format':
      '{folder}의 자료는 Daeguk {version}에서 만든 형식 {found}입니다. 여기서는 형식 {known}만 읽습니다.',
    'fault.import-missing': '내보낸 자료가 온전하지 않습니다. {file} 파일이 없습니다.',
    'fault.import-unknown': '내보낸 자료에 속하지 않는 파일이 있습니다: {file}',
    'fault.import-damaged': '내보낸 자료가 손상되었습니다. {file} 파일이 쓴 그대로가 아닙니다.',
    'fault.import-not-empty':
      '이미 경기장이 있습니다. 가져오기는 처음 시작하기 전, 빈 데이터베이스에만 할 수 있습니다.',
    'fault.import-refused': '가져올 수 없습니다: {problem}',
  },
  zh: {
    'fault.data-folder': '无法使用文件夹 {folder}：{problem}',
    'fault.data-unreachable':
      '以 root 运行时，PostgreSQL 使用用户“nobody”，而该用户无法进入 {folder}。请选择人人可以通过的文件夹，例如 /var/lib/daeguk。',
    'fault.already-served': '{folder} 中的赛场正由进程 {pid} 使用。',
    'fault.no-postgres':
      'Daeguk 没有适用于 {machine} 的 PostgreSQL。请用 DATABASE_URL 指定您自己的数据库。',
    'fault.postgres-create': '无法在 {folder} 中创建数据库：{problem}',
    'fault.postgres-start': '无法启动 {folder} 中的数据库：{problem}',
    'fault.database-away': '无法连接 DATABASE_URL 指定的数据库：{problem}',
    'fault.port-taken': '{host} 的端口 {port} 已被占用。请用 --port 选择其他端口。',
    'fault.address': '无法在 {host} 的端口 {port} 上监听：{problem}',
    'fault.export-not-empty': '{folder} 不是空文件夹。导出需要一个单独的文件夹。',
    'fault.export-write': '导出到 {folder} 失败：{problem}',
    'fault.import-no-manifest': '{folder} 不是导出的数据：manifest.json 缺失或无法读取。',
    'fault.import-format':
      '{folder} 中的数据是 Daeguk {version} 导出的格式 {found}；这里只能读取格式 {known}。',
    'fault.import-missing': '导出的数据不完整：缺少 {file}。',
    'fault.import-unknown': '导出的数据中有不属于它的文件：{file}',
    'fault.import-damaged': '导出的数据已损坏：{file} 与写入时不同。',
    'fault.import-not-empty': '这里已经有赛场了。只能在首次启动之前向空数据库导入。',
    'fault.import-refused': '无法导入：{problem}',
  },
});
