import { Alert, Button } from 'antd';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { ConfirmAction, DetailColumns, Panel } from '../../kit/index.ts';
import { ArticleInput } from '../../kit/editor/article-input.tsx';
import type { ChangeDraft, Draft } from './draft.ts';
import { StreamedArticle } from './streamed-article.tsx';
import { toPlainText } from './markdown.ts';
import { PassagePanel } from './passage-panel.tsx';
import { DescriptionPanel, TitlePanel } from './proposals.tsx';
import type { TokenUse, WritingControl } from './use-writing.ts';
import { WritingStatus } from './writing-status.tsx';
import styles from './ai-writer.module.css';

const texts = adminAiWriter.article;

type ArticleStepProps = {
  draft: Draft;
  writing: WritingControl;
  onChange: ChangeDraft;
  onTokens: (tokens: TokenUse) => void;
  onAgain: () => void;
  onSave: () => Promise<unknown>;
};

/** Article: streamed text, then the editor with AI assistance. */
export function ArticleStep({ draft, writing, onChange, onTokens, onAgain, onSave }: ArticleStepProps) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const isWriting = writing.status === 'writing';
  const text = isWriting ? '' : toPlainText(draft.html);
  const status = <WritingStatus writing={writing} label={texts.writing} onRetry={onAgain} />;
  if (isWriting)
    return (
      <Panel title={draft.title}>
        {status}
        <StreamedArticle text={writing.text} />
      </Panel>
    );
  return (
    <DetailColumns
      main={
        <Panel
          title={adminAiWriter.steps.article}
          actions={
            <span className={styles.muted}>{texts.words(text === '' ? 0 : text.split(/\s+/u).length)}</span>
          }
        >
          {status}
          {writing.isCut && (
            <Alert className={styles.alert ?? ''} type="warning" showIcon title={texts.cut} />
          )}
          <ArticleInput
            label={texts.editor}
            value={draft.html}
            onChange={(html) => onChange({ html })}
            onEditor={setEditor}
          />
          <div className={styles.buttons}>
            <SaveButton isReady={draft.title.trim() !== '' && text !== ''} onSave={onSave} />
            <ConfirmAction
              confirmation={{
                title: texts.againTitle,
                text: texts.againText,
                confirmLabel: texts.again,
                onConfirm: () => Promise.resolve(onAgain()),
              }}
            >
              {texts.again}
            </ConfirmAction>
          </div>
        </Panel>
      }
      side={
        <>
          <PassagePanel editor={editor} onTokens={onTokens} />
          <TitlePanel draft={draft} text={text} onChange={onChange} onTokens={onTokens} />
          <DescriptionPanel draft={draft} text={text} onChange={onChange} onTokens={onTokens} />
        </>
      }
    />
  );
}

function SaveButton({ isReady, onSave }: { isReady: boolean; onSave: () => Promise<unknown> }) {
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    setSaving(true);
    onSave()
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <Button type="primary" disabled={!isReady} loading={isSaving} onClick={save}>
      {texts.save}
    </Button>
  );
}
