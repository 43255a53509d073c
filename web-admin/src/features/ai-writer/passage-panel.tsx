import { Alert, Button, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { writeAiPassage, type AiPassageInput } from '@prostora/api-client';
import { AI_WRITER } from '@prostora/contracts';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { Panel, useApi } from '../../kit/index.ts';
import { StreamedArticle } from './streamed-article.tsx';
import { getSurroundingText, replacePassage, usePassage, type Passage } from './use-passage.ts';
import { useWriting, type TokenUse } from './use-writing.ts';
import { WritingStatus } from './writing-status.tsx';
import styles from './ai-writer.module.css';

const texts = adminAiWriter.passage;
const { wishes, limits } = AI_WRITER;

/** Rewrites the selected passage: shows a proposal and inserts it on request. */
export function PassagePanel({
  editor,
  onTokens,
}: {
  editor: Editor | null;
  onTokens: (tokens: TokenUse) => void;
}) {
  const api = useApi();
  const writing = useWriting(onTokens);
  const [passage, clearPassage] = usePassage(editor);
  // The passage of the proposal, independent of the current selection.
  const [targetPassage, setTargetPassage] = useState<Passage | null>(null);
  const [ownWish, setOwnWish] = useState('');
  const [wish, setWish] = useState<AiPassageInput['wish']>('improve');
  const [isLost, setLost] = useState(false);
  const isTooLong = (passage?.text.length ?? 0) > limits.passage;
  const canWrite = passage !== null && !isTooLong && writing.status !== 'writing';
  const write = (wanted: AiPassageInput['wish'], selected: Passage | null): void => {
    if (!editor || !selected) return;
    setWish(wanted);
    setTargetPassage(selected);
    setLost(false);
    const body = {
      passage: selected.text,
      around: getSurroundingText(editor, selected),
      wish: wanted,
      own_wish: ownWish.trim(),
    };
    void writing.begin((signal) => writeAiPassage({ client: api, body, signal }));
  };
  const use = (): void => {
    if (!editor || !targetPassage) return;
    if (!replacePassage(editor, targetPassage, writing.text)) return setLost(true);
    writing.reset();
    clearPassage();
  };
  const hasProposal = writing.status !== 'writing' && writing.text !== '';
  return (
    <Panel title={texts.heading}>
      {passage === null ? (
        <p className={styles.muted}>{texts.hint}</p>
      ) : (
        <blockquote className={styles.passage} aria-label={texts.chosen}>
          {passage.text}
        </blockquote>
      )}
      {isTooLong && <Alert type="warning" showIcon title={texts.tooLong} />}
      <label className={styles.field}>
        <span>{texts.ownWish}</span>
        <Input
          value={ownWish}
          maxLength={limits.topic}
          placeholder={texts.ownWishHint}
          onChange={({ target }) => setOwnWish(target.value)}
        />
      </label>
      <div className={styles.wishes}>
        {wishes.map((each) => (
          <Button key={each} size="small" disabled={!canWrite} onClick={() => write(each, passage)}>
            {texts.wishes[each]}
          </Button>
        ))}
      </div>
      <WritingStatus writing={writing} label={texts.writing} onRetry={() => write(wish, targetPassage)} />
      {writing.text !== '' && (
        <div className={styles.proposal} role="region" aria-label={texts.proposal}>
          <StreamedArticle text={writing.text} />
        </div>
      )}
      {isLost && <Alert type="warning" showIcon role="alert" title={texts.lost} />}
      {hasProposal && (
        <div className={styles.buttons}>
          <Button type="primary" onClick={use}>
            {texts.use}
          </Button>
          <Button onClick={writing.reset}>{texts.discard}</Button>
        </div>
      )}
    </Panel>
  );
}
