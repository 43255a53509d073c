import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { StatePanel } from '../../kit/index.ts';
import styles from './ai-writer.module.css';

const texts = adminAiWriter.unset;

/** Shown when no model is configured: the environment variables to set. */
export function NotConfigured() {
  const variables = (
    <>
      {texts.text}
      <span className={styles.variables}>
        {Object.entries(texts.variables).map(([name, meaning]) => (
          <span key={name}>
            <code>{name}</code> – {meaning}
          </span>
        ))}
      </span>
    </>
  );
  return (
    <StatePanel
      title={texts.title}
      text={variables}
      action={
        <Link to={consoleUrls.newPost} className={styles.link}>
          {texts.byHand}
        </Link>
      }
    />
  );
}
