// Delay of a change of a space in the catalogue: saved through HTTP, polled on every API process.
import { pct } from './yardstick/lib.mjs';

const TIMES = 30;
const GIVE_UP_MS = 10_000;

/** Account that saves; it is created with the data. */
export const OPERATOR = { email: 'bench@prostora.test', password: 'Bench1234' };

const json = { 'content-type': 'application/json' };

async function login(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: OPERATOR.email, password: OPERATOR.password }),
  });
  if (response.status !== 200)
    throw new Error(`the login of the operator failed: ${response.status} ${await response.text()}`);
  return { ...json, authorization: `Bearer ${(await response.json()).token}` };
}

/** Milliseconds until the catalogue of the process shows the word. */
async function waitForWord(url, word, since) {
  for (;;) {
    const response = await fetch(`${url}/api/catalog/new/?search=${word}`);
    const body = response.status === 200 ? await response.json() : await response.body?.cancel();
    const waited = performance.now() - since;
    if (body?.catalog.spaces.some(({ perex }) => perex.includes(word))) return waited;
    if (waited > GIVE_UP_MS) throw new Error(`${url} did not show a change in ${GIVE_UP_MS} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** Saves spaces sequentially and measures the time from each response until the last process shows the change. */
export async function measureDelays(urls) {
  const [first] = urls;
  const headers = await login(first);
  const list = await (
    await fetch(`${first}/api/catalog/admin?status=PUBLISHED&page_size=${TIMES}`, { headers })
  ).json();
  const delays = [];
  for (const [n, { id, version }] of list.items.entries()) {
    const word = `novinka${Date.now().toString(36)}${n}x`;
    const saved = await fetch(`${first}/api/space/save`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ space: { id, version, perex: `Prostor ${word}` }, publish: true }),
    });
    if (saved.status !== 200)
      throw new Error(`the change was rejected: ${saved.status} ${await saved.text()}`);
    const since = performance.now();
    await saved.body?.cancel();
    delays.push(Math.max(...(await Promise.all(urls.map((url) => waitForWord(url, word, since))))));
  }
  return { times: delays.length, p50: pct(delays, 0.5), worst: Math.max(...delays) };
}
