import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules whose outcome changes with colours alone. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Accessibility rules a page breaks, and where. A document in a sandbox, say the preview of a mail, runs no scripts, not even those that look for violations. */
export async function violations(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).exclude('iframe[sandbox]');
  const found = await (onlyColours ? builder.withRules(RULES_OF_COLOURS) : builder).analyze();
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
