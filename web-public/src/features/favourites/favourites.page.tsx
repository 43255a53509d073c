import { urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { bindSpaces } from '@prostora/strings';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import type { ReactNode } from 'react';
import styles from './favourites.module.css';
import { KeptSpaces } from './kept-spaces.tsx';

export const handle: RouteHandle = { head: () => ({ title: texts.pageTitle, description: texts.pageDescription, canonical: urls.favourites, robots: 'noindex, follow' }) };

/** What somebody keeps: spaces to come back to, and to put side by side. */
export function Component(): ReactNode {
  return (
    <div className={`page-width ${styles['page']}`}>
      <h1>{texts.title}</h1>
      <noscript><p className={styles['lead']}>{bindSpaces(texts.needsScript)}</p></noscript>
      <div className="needs-script"><KeptSpaces /></div>
    </div>
  );
}
