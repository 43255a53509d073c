import { Button, Input } from 'antd';
import { writeAiDescription, writeAiTitles, type AiPostInput } from '@prostora/api-client';
import { AI_WRITER, SEO_LIMITS } from '@prostora/contracts';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { Panel, useApi } from '../../kit/index.ts';
import type { ChangeDraft, Draft } from './draft.ts';
import { useWriting, type TokenUse } from './use-writing.ts';
import { WritingStatus } from './writing-status.tsx';
import styles from './ai-writer.module.css';

const { titles, description: descriptions } = adminAiWriter;

type ProposalsProps = {
  draft: Draft;
  text: string;
  onChange: ChangeDraft;
  onTokens: (tokens: TokenUse) => void;
};

const toInput = (draft: Draft, text: string): AiPostInput => ({
  title: draft.title || draft.assignment?.topic || '',
  text: text.slice(0, AI_WRITER.limits.text),
  keywords: draft.assignment?.keywords ?? [],
});
/** Lines of a model's response without list marks and quotes. */
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s*/u, '')
        .replace(/^["„](.*)["“]$/u, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, 8);

/** Title field with five proposed titles. */
export function TitlePanel({ draft, text, onChange, onTokens }: ProposalsProps) {
  const api = useApi();
  const writing = useWriting(onTokens);
  const propose = (): void => {
    const body = toInput(draft, text);
    void writing.begin((signal) => writeAiTitles({ client: api, body, signal }));
  };
  return (
    <Panel title={titles.heading}>
      <label className={styles.field}>
        <span>{titles.label}</span>
        <Input
          value={draft.title}
          maxLength={AI_WRITER.limits.heading}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <WritingStatus writing={writing} label={titles.writing} onRetry={propose} />
      {writing.text !== '' && (
        <ul className={styles.proposals}>
          {splitLines(writing.text).map((title) => (
            <li key={title}>
              <button type="button" aria-label={titles.choose(title)} onClick={() => onChange({ title })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {writing.status !== 'writing' && <Button onClick={propose}>{titles.propose}</Button>}
    </Panel>
  );
}

/** Meta description, written by hand or generated. */
export function DescriptionPanel({ draft, text, onChange, onTokens }: ProposalsProps) {
  const api = useApi();
  const writing = useWriting(onTokens);
  const propose = async (): Promise<void> => {
    const body = toInput(draft, text);
    const written = await writing.begin((signal) => writeAiDescription({ client: api, body, signal }));
    const [description] = splitLines(written ?? '');
    if (description !== undefined)
      onChange({ description: description.slice(0, SEO_LIMITS.metaDescription) });
  };
  const isWriting = writing.status === 'writing';
  return (
    <Panel title={descriptions.heading}>
      <WritingStatus writing={writing} label={descriptions.writing} onRetry={() => void propose()} />
      <Input.TextArea
        aria-label={descriptions.label}
        rows={4}
        maxLength={SEO_LIMITS.metaDescription}
        showCount
        readOnly={isWriting}
        value={isWriting ? writing.text : draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {!isWriting && (
        <div className={styles.buttons}>
          <Button onClick={() => void propose()}>{descriptions.propose}</Button>
        </div>
      )}
    </Panel>
  );
}
