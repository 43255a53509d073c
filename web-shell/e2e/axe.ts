import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Accessibility rules a page breaks, and where. A document in a sandbox, say the preview of a mail, runs no scripts, not even those that look for violations. */
export const violations = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze()).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
