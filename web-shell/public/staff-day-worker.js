// Opens the page of a caretaker's day without a connection, from files that the page has stored (offline-page.ts).
const CACHE = 'staff-day';
const LIMIT_MS = 4000;

addEventListener('install', () => skipWaiting());
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'GET' && origin === location.origin && !pathname.startsWith('/api/'))
    event.respondWith(answer(request, pathname));
});

/** Names with a hash never change; of other files the network is asked first, for a limited time. */
async function answer(request, pathname) {
  const cached = await caches.match(pathname, { cacheName: CACHE, ignoreVary: true });
  if (!cached) return fetch(request);
  if (pathname.includes('/assets/')) return cached;
  const fresh = fetch(request).then(
    (response) => (response.status < 500 ? response : cached),
    () => cached,
  );
  return Promise.race([fresh, new Promise((resolve) => setTimeout(resolve, LIMIT_MS, cached))]);
}
