// How soon a change of a space is seen in the catalogue: saved through HTTP, asked for on every API process until it is there.
import { pct } from './yardstick/lib.mjs';

const TIMES = 30;
const GIVE_UP_MS = 10_000;

/** Account that saves; created with the data. */
export const OPERATOR = { email: 'bench@prostora.test', password: 'Bench1234' };

const json = { 'content-type': 'application/json' };

async function operatorAt(url) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: OPERATOR.email, password: OPERATOR.password }),
  });
  if (login.status !== 200)
    throw new Error(`the operator could not log in: ${login.status} ${await login.text()}`);
  return { ...json, authorization: `Bearer ${(await login.json()).token}` };
}

/** Milliseconds until the catalogue of the process shows the word. */
async function seenAt(url, word, since) {
  for (;;) {
    const answer = await fetch(`${url}/api/catalog/new/?search=${word}`);
    const body = answer.status === 200 ? await answer.json() : await answer.body?.cancel();
    const waited = performance.now() - since;
    if (body?.catalog.spaces.some(({ perex }) => perex.includes(word))) return waited;
    if (waited > GIVE_UP_MS) throw new Error(`${url} did not show a change in ${GIVE_UP_MS} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** Saves spaces one after the other; of each the time from the answer until the last process shows it. */
export async function seenAfter(urls) {
  const [first] = urls;
  const headers = await operatorAt(first);
  const listed = await (
    await fetch(`${first}/api/catalog/admin?status=PUBLISHED&page_size=${TIMES}`, { headers })
  ).json();
  const waits = [];
  for (const [n, { id, version }] of listed.items.entries()) {
    const word = `novinka${Date.now().toString(36)}${n}x`;
    const saved = await fetch(`${first}/api/space/save`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ space: { id, version, perex: `Prostor ${word}` }, publish: true }),
    });
    if (saved.status !== 200)
      throw new Error(`the change was refused: ${saved.status} ${await saved.text()}`);
    const since = performance.now();
    await saved.body?.cancel();
    waits.push(Math.max(...(await Promise.all(urls.map((url) => seenAt(url, word, since))))));
  }
  return { times: waits.length, p50: pct(waits, 0.5), worst: Math.max(...waits) };
}
