/** Lets the portal be opened offline; only as it is built, and where browsers allow it. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Where it is refused (a page without TLS from elsewhere), the portal works as before, online.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}

/** Whether this browser can keep the portal at all. */
export function canWorkOffline(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** Keeps all house AIs in this browser too; tells whether that went well. */
export async function keepEngines(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage('keep-engines', [port2]);
  });
}
