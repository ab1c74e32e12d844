/** How long a program may take to leave by itself when it has nothing more to do. */
export const MILLISECONDS_TO_LEAVE = 200;

/** Waits for something, but not for ever. */
export async function patience(awaited: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([awaited, timeout]);
  clearTimeout(timer);
}
