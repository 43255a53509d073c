import { bindSpacesInHtml } from '@prostora/strings';
import { withClasses } from '@prostora/ui/rich-text/html.ts';
import { publicPolicy } from '../../api/src/modules/site/content-security-policy.ts';
import { sanitizeRichText } from '../../api/src/platform/text/index.ts';

export { HOSTILE_TEXTS } from '../../api/src/platform/text/fixtures/hostile-texts.ts';

/** The policy a browser is given with a space page. */
export const SPACE_PAGE_POLICY = publicPolicy({ mapTiles: null, errorReports: null });

/** A description from the request to the space page: cleaned when it is stored, fitted to the policy when it is shown. */
export const shownText = (typed: string): string => bindSpacesInHtml(withClasses(sanitizeRichText(typed)));
