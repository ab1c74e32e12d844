/** Puts a text where it can be pasted from; tells whether that could be done. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // A page without TLS from elsewhere has no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
