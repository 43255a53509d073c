import { bindSpaces, bindSpacesInHtml, publicSite } from '@prostora/strings';
import type { ReactNode } from 'react';
import styles from './catalog.page.module.css';

const isHtml = (text: string): boolean => /<(?:p|h[2-4]|ul|ol)\b/iu.test(text);

/** Text of a filter below the list. The API sanitises its HTML on write. */
export function SeoText({ description }: { description: string }): ReactNode {
  return (
    <section className="page-width" aria-labelledby="seo-heading">
      <div className={styles['seo']}>
        <h2 id="seo-heading">{publicSite.catalog.seoHeading}</h2>
        {isHtml(description) ? (
          <div
            className={styles['seoText']}
            dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(description) }}
          />
        ) : (
          <div className={styles['seoText']}>
            {description.split(/\n{2,}/u).map((paragraph) => (
              <p key={paragraph}>{bindSpaces(paragraph)}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
