import type { Locator, Page } from 'playwright-core';

/** How somebody uses a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
};

export const pointer = (): Hands => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check({ force: true }),
});

const LONGEST_WAY = 400;

const isFocused = (target: Locator): Promise<boolean> =>
  target
    .evaluate((element) => element === document.activeElement || element.contains(document.activeElement))
    .catch(() => false);

/** Presses Tab until the target has the focus, as somebody without a mouse has to; a trap or an unreachable target fails. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}.`);
}

/** The keyboard alone: nothing is clicked, focused or filled in by a script. */
export const keyboard = (page: Page): Hands => ({
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
    await reach(page, radio);
    await page.keyboard.press('Space');
  },
});
