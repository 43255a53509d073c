import type { ContentAnswer, ContentQuestion } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { content as texts } from '@prostora/strings/cs/content.ts';
import { Breadcrumbs, Picture, classNames, ChevronDown } from '@prostora/ui';
import { Article } from '@prostora/ui/article/article.tsx';
import type { ReactNode } from 'react';
import type { ContentText } from './content.loader.ts';
import { buildBreadcrumbs } from './content-head.ts';
import styles from './content.module.css';

type ContentViewProps = {
  page: ContentText;
  /** Shown below the lead, e.g. the validity of the terms. */
  note?: ReactNode;
  /** Shown between the heading and the article. */
  before?: ReactNode;
  /** Shown at the end of the page. */
  after?: ReactNode;
};

const COVER_SIZES = '(max-width: 1440px) 92vw, 1360px';
/** Fewest headings for which the contents are shown. */
const MIN_CHAPTERS = 3;

/** A content page: heading, article with its contents, questions and next step. */
export function ContentView({ page, note, before, after }: ContentViewProps): ReactNode {
  return (
    <div
      className={classNames(
        'page-width',
        styles['page'],
        listChapters(page).length > 0 && styles['withContents'],
      )}
    >
      <Breadcrumbs items={buildBreadcrumbs(page)} />
      <header className={styles['head']}>
        <h1>{bindSpaces(page.title)}</h1>
        {page.lead && <p className={styles['lead']}>{bindSpaces(page.lead)}</p>}
        {note}
      </header>
      {page.cover && (
        <div className={styles['cover']}>
          <Picture image={page.cover} sizes={COVER_SIZES} eager />
        </div>
      )}
      {before}
      <Text page={page} />
      {page.faq.length > 0 && <Questions questions={page.faq} />}
      {after}
    </div>
  );
}

/** Headings of the contents; none for a short text. */
function listChapters({ contents }: ContentAnswer): ContentAnswer['contents'] {
  const chapters = contents.filter(({ level }) => level === 2);
  return chapters.length < MIN_CHAPTERS ? [] : chapters;
}

function Text({ page }: { page: ContentText }): ReactNode {
  const { html, cards } = page;
  if (html === '') return null;
  const chapters = listChapters(page);
  const article = <Article html={html} spaces={cards} className={styles['article']} />;
  if (chapters.length === 0) return article;
  return (
    <div className={styles['columns']}>
      <nav className={styles['contents']} aria-labelledby="obsah-stranky">
        <h2 id="obsah-stranky">{texts.contents}</h2>
        <ol>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{bindSpaces(text)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {article}
    </div>
  );
}

/** Questions with folded answers, which work without JavaScript and are found by the browser's search. */
const Questions = ({ questions }: { questions: readonly ContentQuestion[] }): ReactNode => (
  <section className={styles['questions']} aria-labelledby="caste-otazky">
    <h2 id="caste-otazky">{texts.questions}</h2>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{bindSpaces(question)}</h3>
          <ChevronDown aria-hidden />
        </summary>
        {answer.split(/\n{2,}/u).map((paragraph) => (
          <p key={paragraph}>{bindSpaces(paragraph)}</p>
        ))}
      </details>
    ))}
  </section>
);
