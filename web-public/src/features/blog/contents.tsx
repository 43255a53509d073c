import type { ArticleHeading } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './contents.module.css';

/** Fewest headings for which the contents are shown. */
const MIN_HEADINGS = 2;
/** A section is current once its heading is above this part of the viewport height. */
const CURRENT_THRESHOLD = 0.25;
/** Root margin that covers the whole page above that line, so that jumps are observed too. */
const ROOT_MARGIN = `1000000px 0px -${100 - CURRENT_THRESHOLD * 100}% 0px`;

/** Id of the current section; null before the first one. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(
          (heading) => heading.getBoundingClientRect().top < window.innerHeight * CURRENT_THRESHOLD,
        );
        setCurrent(passed.at(-1)?.id ?? null);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/** Contents of an article, with the current section marked. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }): ReactNode {
  const shown = headings.filter(({ level }) => level === 2);
  const current = useCurrentSection(shown.map(({ id }) => id));
  if (shown.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles['contents']} aria-labelledby="contents-title">
      <p className={styles['title']} id="contents-title">
        {texts.contents}
      </p>
      <ol className={styles['list']}>
        {shown.map(({ id, text }) => (
          <li key={id}>
            <a
              className={styles['item']}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {bindSpaces(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
