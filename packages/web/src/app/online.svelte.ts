let isOnline = $state(navigator.onLine);

addEventListener('online', () => {
  isOnline = true;
});
addEventListener('offline', () => {
  isOnline = false;
});

export function online(): boolean {
  return isOnline;
}
