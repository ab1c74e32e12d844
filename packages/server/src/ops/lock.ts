import { fail, ok, type Result } from '@daeguk/games';
import { FolderLock } from '@daeguk/sandbox';

/** Holds a folder of data for this process. Answers with the way to let go. */
export function holdFolder(folder: string): Result<() => void> {
  try {
    const lock = FolderLock.take(folder);
    if (typeof lock === 'number') return fail('already-served', { folder, pid: lock });
    return ok(lock.release);
  } catch (error) {
    return fail('data-folder', { folder, problem: (error as Error).message });
  }
}
