// Drawing of weeks of rooms in Chromium.
import { chromium } from 'playwright-core';

const WARM = 3;

/** Seconds that the main thread of the page has worked: script, style, layout and paint. */
async function readTaskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/**
 * Shows an empty and a full week in turns, each after an empty month, so that its grid is made anew; the page has
 * loaded the data before.
 * @param executablePath Chromium
 * @param weeks Mondays of the weeks `empty` and `full`
 * @returns milliseconds of processor time of each drawing
 */
export async function drawWeeks(executablePath, url, owner, weeks, draws) {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.evaluate(async (account) => {
      await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
    }, owner);
    const toPath = (day, view) => `/klient/rezervace?pohled=mistnosti-${view}&den=${day}`;
    await page.goto(`${url}${toPath(weeks.full, 'tyden')}`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    // Of processor time: on a busy machine tasks are interrupted.
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    const show = async (day, count, view = 'tyden') => {
      const before = await readTaskSeconds(session);
      await page.evaluate(
        (target) => {
          history.pushState({}, '', target);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        },
        toPath(day, view),
      );
      await page.waitForFunction(
        (expected) => document.querySelectorAll('[data-room-entry]').length === expected,
        count,
      );
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      return ((await readTaskSeconds(session)) - before) * 1000;
    };
    const results = { yardstick: [], compared: [] };
    const count = await page.locator('[data-room-entry]').count();
    for (let draw = -WARM; draw < draws; draw += 1) {
      await show(weeks.empty, 0, 'mesic');
      const empty = await show(weeks.empty, 0);
      await show(weeks.empty, 0, 'mesic');
      const full = await show(weeks.full, count);
      if (draw < 0) continue;
      results.yardstick.push(empty);
      results.compared.push(full);
    }
    if (count < 60) throw new Error(`only ${count} entries are drawn`);
    return results;
  } finally {
    await browser.close();
  }
}
