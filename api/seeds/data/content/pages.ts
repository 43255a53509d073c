import { ABOUT } from './about.ts';
import type { ContentSeed } from './content.types.ts';
import { COOKIES } from './cookies.ts';
import { HOW_IT_WORKS } from './how-it-works.ts';
import { PANORAMAS } from './panoramas.ts';
import { PRICES } from './prices.ts';
import { PRIVACY } from './privacy.ts';
import { SERVICES } from './services.ts';
import { TERMS } from './terms.ts';

/** All content pages of a new installation. */
export const CONTENT_PAGES: readonly ContentSeed[] = [
  SERVICES,
  PANORAMAS,
  PRICES,
  ABOUT,
  HOW_IT_WORKS,
  TERMS,
  PRIVACY,
  COOKIES,
];
