import { useQuery } from '@tanstack/react-query';
import { Steps } from 'antd';
import {
  writeAiArticle,
  writeAiOutline,
  addAdminBlogPost,
  type AdminPostInput,
  type AiAssignmentInput,
  type AiWriterState,
} from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminAiWriter as texts } from '@prostora/strings/cs/admin-ai-writer.ts';
import { ConfirmAction, Detail, PageHeader, useApi, useCommand } from '../../kit/index.ts';
import { aiWriterQuery } from './ai-writer.queries.ts';
import { ArticleStep } from './article-step.tsx';
import { AssignmentStep } from './assignment-step.tsx';
import { EMPTY_DRAFT, useDraft, type ChangeDraft, type Draft, type Step, type Tokens } from './draft.ts';
import { toHtml } from './markdown.ts';
import { NotConfigured } from './not-configured.tsx';
import { parseOutline } from './outline.ts';
import { OutlineStep } from './outline-step.tsx';
import { useWriting, type TokenUse } from './use-writing.ts';
import styles from './ai-writer.module.css';

const STEPS: readonly Step[] = ['assignment', 'outline', 'article'];
const BACK = { to: consoleUrls.posts, label: texts.back };

/** AI writer: assignment, outline, article; ends as a draft post. */
export function AiWriterPage() {
  const answer = useQuery(aiWriterQuery(useApi()));
  return (
    <Detail answer={answer} missing={texts.unset} back={BACK}>
      {(state) =>
        state.configured ? (
          <Writer state={state} />
        ) : (
          <>
            <PageHeader title={texts.title} />
            <NotConfigured />
          </>
        )
      }
    </Detail>
  );
}

function Writer({ state: { model, host } }: { state: AiWriterState }) {
  const [draft, change] = useDraft();
  const { outline, article, addTokens, writeOutline, writeArticle, restart } = useSteps(draft, change);
  const save = useSavePost(draft, restart);
  const isStarted = draft.assignment !== null;
  const reached = draft.html !== '' || article.status === 'writing' ? 2 : isStarted ? 1 : 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(model ?? '', host ?? '')}
        actions={
          isStarted && (
            <ConfirmAction
              confirmation={{
                title: texts.restartTitle,
                text: texts.restartText,
                confirmLabel: texts.restart,
                danger: true,
                onConfirm: () => Promise.resolve(restart()),
              }}
            >
              {texts.restart}
            </ConfirmAction>
          )
        }
      />
      <Steps
        className={styles.steps ?? ''}
        size="small"
        responsive={false}
        current={STEPS.indexOf(draft.step)}
        onChange={(index) => change({ step: STEPS[index] ?? 'assignment' })}
        items={STEPS.map((step, index) => ({ title: texts.steps[step], disabled: index > reached }))}
      />
      {draft.step === 'assignment' && (
        <AssignmentStep
          key={String(isStarted)}
          assignment={draft.assignment}
          onSubmit={(assignment) => void writeOutline(assignment)}
        />
      )}
      {draft.step === 'outline' && (
        <OutlineStep
          draft={draft}
          writing={outline}
          onChange={change}
          onAgain={() => draft.assignment && void writeOutline(draft.assignment)}
          onSubmit={() => void writeArticle()}
        />
      )}
      {draft.step === 'article' && (
        <ArticleStep
          draft={draft}
          writing={article}
          onChange={change}
          onTokens={addTokens}
          onAgain={() => void writeArticle()}
          onSave={save}
        />
      )}
      <TokenLine tokens={draft.tokens} />
    </>
  );
}

/** Generates outline and article and stores them in the draft. */
function useSteps(draft: Draft, change: ChangeDraft) {
  const api = useApi();
  const addTokens = (use: TokenUse): void =>
    change(({ tokens }) => ({
      tokens: {
        prompt: tokens.prompt + (use?.prompt ?? 0),
        completion: tokens.completion + (use?.completion ?? 0),
        isComplete: tokens.isComplete && use !== null,
      },
    }));
  const outline = useWriting(addTokens);
  const article = useWriting(addTokens);
  const writeOutline = async (assignment: AiAssignmentInput): Promise<void> => {
    change({ assignment, step: 'outline' });
    const written = await outline.begin((signal) =>
      writeAiOutline({ client: api, body: assignment, signal }),
    );
    if (written !== null && written.trim() !== '') change(parseOutline(written));
  };
  const writeArticle = async (): Promise<void> => {
    const { assignment } = draft;
    if (!assignment) return;
    change({ step: 'article' });
    const sections = draft.sections.map(({ heading, points }) => ({
      heading,
      points: points.map((point) => point.trim()).filter((point) => point !== ''),
    }));
    const written = await article.begin((signal) =>
      writeAiArticle({ client: api, body: { ...assignment, title: draft.title, sections }, signal }),
    );
    if (written !== null && written.trim() !== '') change({ html: toHtml(written) });
  };
  const restart = (): void => {
    outline.reset();
    article.reset();
    change(EMPTY_DRAFT);
  };
  return { outline, article, addTokens, writeOutline, writeArticle, restart };
}

/** Saves a draft post and opens its editor. */
function useSavePost({ title, html, description }: Draft, onSaved: () => void): () => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  const save = useCommand({
    run: (input: AdminPostInput) => addAdminBlogPost({ client: api, body: input }),
    done: (post) => texts.article.saved(post.title),
  });
  return async () => {
    const { id } = await save({
      title: title.trim(),
      html,
      perex: '',
      cover_id: null,
      cover_alt: '',
      cover_caption: '',
      category_id: null,
      tag_ids: [],
      author_name: '',
      meta_title: '',
      meta_description: description.trim(),
    });
    onSaved();
    await navigate(consoleUrls.editPost(id));
  };
}

function TokenLine({ tokens: { prompt, completion, isComplete } }: { tokens: Tokens }) {
  if (prompt + completion === 0 && isComplete) return null;
  return (
    <p className={styles.tokens}>
      {prompt + completion > 0 && texts.tokens(prompt, completion)} {!isComplete && texts.tokensUnknown}
    </p>
  );
}
