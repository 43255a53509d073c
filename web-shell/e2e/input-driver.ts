import type { Locator, Page } from 'playwright-core';

/** Input of a user: by pointer, or by keyboard only. */
export type InputDriver = {
  /** Moves the focus to the target. */
  reach(target: Locator): Promise<void>;
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
};

export const createPointerDriver = (): InputDriver => ({
  reach: (target) => target.focus(),
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
});

const MAX_TAB_STOPS = 400;

const isFocused = (target: Locator): Promise<boolean> =>
  target
    .evaluate((element) => element === document.activeElement || element.contains(document.activeElement))
    .catch(() => false);

/** Presses Tab until the target has the focus; throws for a focus trap or an unreachable target. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MAX_TAB_STOPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}.`);
}

/** Keyboard only: nothing is clicked, focused or filled in by a script. */
export const createKeyboardDriver = (page: Page): InputDriver => ({
  reach: (target) => reach(page, target),
  async press(target) {
    await reach(page, target);
    await page.keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
  async choose(radio) {
    // Tab reaches only the checked radio of a group, arrows the others.
    const group = page.locator(`input[name="${(await radio.getAttribute('name')) ?? ''}"]`);
    const checked = group.and(page.locator(':checked'));
    const first = (await checked.count()) > 0 ? checked : group.first();
    await reach(page, first);
    for (let rest = await group.count(); rest > 0 && !(await isFocused(radio)); rest -= 1)
      await page.keyboard.press('ArrowDown');
    if (!(await radio.isChecked())) await page.keyboard.press('Space');
  },
});
