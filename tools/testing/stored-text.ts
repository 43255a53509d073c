import { bindSpacesInHtml } from '@prostora/strings';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import { buildConsolePolicy, buildPublicPolicy } from '../../api/src/modules/site/content-security-policy.ts';
import {
  toEditableArticle,
  sanitizeArticle,
  sanitizeRichText,
  renderArticle,
} from '../../api/src/platform/text/index.ts';

export { HOSTILE_TEXTS } from '../../api/src/platform/text/fixtures/hostile-texts.ts';

/** The policy a browser is given with a space page. */
export const SPACE_PAGE_POLICY = buildPublicPolicy({ map: [], errorReports: null, console: null });

/** The policy of the console, whose component library writes style elements. */
const CONSOLE_POLICY = buildConsolePolicy({ map: [], errorReports: null, console: null });
const NO_IMAGES: Parameters<typeof renderArticle>[1] = new Map();

/** A description from the request to the space page: cleaned when it is stored, fitted to the policy when it is shown. */
export const shownText = (typed: string): string =>
  bindSpacesInHtml(stylesToClasses(sanitizeRichText(typed)));

/** A text of the operator (the blog, pages, terms) from the request to its reader. */
const readText = (typed: string): string =>
  bindSpacesInHtml(stylesToClasses(renderArticle(sanitizeArticle(typed), NO_IMAGES)));

/** Every way in which entered text becomes HTML in a browser, with the CSP of its page. */
export const SHOWN_TEXTS: readonly (readonly [string, string, (typed: string) => string])[] = [
  ['a description on the page of a space, a building or a list', SPACE_PAGE_POLICY, shownText],
  ['an article, a page or the terms', SPACE_PAGE_POLICY, readText],
  ['a description in the console', CONSOLE_POLICY, sanitizeRichText],
  [
    'a text in the editor of the console',
    CONSOLE_POLICY,
    (typed) => toEditableArticle(sanitizeArticle(typed), NO_IMAGES),
  ],
];

/** Vectors of what only articles have: addresses of pictures, videos and spaces, tables, links within the site. */
export const HOSTILE_ARTICLES: readonly string[] = [
  '<figure data-video="javascript:alert(1)"></figure>',
  '<figure data-video="https://www.youtube.com/watch?v=x&quot; onload=&quot;alert(1)"></figure>',
  '<figure data-video="https://evil.test/watch?v=aaaaaaaaaaa"></figure>',
  '<figure data-space="//evil.test/x"></figure>',
  '<figure data-space="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"></figure>',
  '<figure><img data-image="1 onerror=alert(1)" alt="x"></figure>',
  '<img data-image="1" src="https://evil.test/x.png" onerror="alert(1)" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<figure><figcaption><img src=x onerror=alert(1)></figcaption></figure>',
  '<table><tr><td colspan="2" style="background:url(//evil.test/x)" onclick=alert(1)>x</td></tr></table>',
  '<table background="//evil.test/x"><caption onclick=alert(1)>x</caption></table>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/prostor/x" onclick="alert(1)" target="evil">x</a>',
  '<h2 id="x" onclick=alert(1)><svg onload=alert(1)></h2>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<ol start="1" onfocus=alert(1) tabindex=0><li>x</ol>',
];
