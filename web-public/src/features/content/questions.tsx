import type { ContentQuestion } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { content as texts } from '@prostora/strings/cs/content.ts';
import { ChevronDown } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './content.module.css';

/** Questions with folded answers, which work without JavaScript and are found by the browser's search. */
export const Questions = ({ questions }: { questions: readonly ContentQuestion[] }): ReactNode => (
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
