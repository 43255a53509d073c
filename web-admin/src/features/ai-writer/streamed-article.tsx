import { Fragment, type ReactNode } from 'react';
import styles from './ai-writer.module.css';

const HEADING = /^(?<marks>#{1,4})\s+(?<text>.*)$/u;
const POINT = /^\s*(?:[-*•]|\d+[.)])\s+(?<text>.*)$/u;

/** Renders bold text of a line; other Markdown is rendered with the finished text. */
const renderBold = (line: string): ReactNode =>
  line
    .split('**')
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
    );

function renderLine(line: string): ReactNode {
  const heading = HEADING.exec(line)?.groups;
  if (heading)
    return heading['marks'] === '##' ? (
      <h3>{renderBold(heading['text'] ?? '')}</h3>
    ) : (
      <h4>{renderBold(heading['text'] ?? '')}</h4>
    );
  const point = POINT.exec(line)?.groups?.['text'];
  return point === undefined ? (
    <p>{renderBold(line)}</p>
  ) : (
    <p className={styles.point}>{renderBold(point)}</p>
  );
}

/** Streamed Markdown as plain lines; never inserted as HTML. */
export const StreamedArticle = ({ text }: { text: string }) => (
  <div className={styles.growing} aria-busy>
    {text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, index) => (
        <Fragment key={index}>{renderLine(line)}</Fragment>
      ))}
  </div>
);
