import { readdirSync, readFileSync } from 'node:fs';

const CLOSED_ON_EXEC = 0o2000000;

/**
 * Descriptors above the given one that a child of ours would inherit. We open none ourselves that
 * way, but whoever started us may have left some open, and a bot could read or write them.
 */
export function inheritedAbove(highest: number): number[] {
  return openDescriptors().filter((fd) => fd > highest && !closesOnExec(fd));
}

function openDescriptors(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number);
  } catch {
    return [];
  }
}

function closesOnExec(fd: number): boolean {
  try {
    const info = readFileSync(`/proc/self/fdinfo/${fd}`, 'latin1');
    const flags = Number.parseInt(/flags:\s*(\d+)/.exec(info)?.[1] ?? '0', 8);
    return (flags & CLOSED_ON_EXEC) !== 0;
  } catch {
    // The one that the list of descriptors was read by: it is closed again.
    return true;
  }
}
