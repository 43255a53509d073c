import { useQueryClient } from '@tanstack/react-query';
import type { OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, ButtonLink, Check, CircleAlert, StatusTag } from '@prostora/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pencil, Send } from '../../components/portal-icons.ts';
import { buildEditUrl } from '../../lib/edit-url.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { invalidateCatalog, invalidateSpace } from '../../lib/owner-queries.ts';
import { useIsOwner } from '../../lib/use-rights.ts';
import { findStepForField } from '../../lib/wizard-url.ts';
import { SpacePreview } from './space-preview.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSaveSpace } from './use-save-space.ts';
import styles from './wizard.module.css';
import { useWizard, type Draft } from './wizard-control.ts';

const texts = portal.wizard.summary;

/** Conditions of publication with links to their steps. */
function Checklist({ draft }: { draft: Draft }): ReactNode {
  const { go } = useWizard();
  return (
    <ul className={styles['checklist']} aria-label={texts.conditions}>
      {draft.editing.checklist.map(({ field, done }) => {
        const step = findStepForField(field);
        return (
          <li key={field} className={styles['condition']}>
            {done ? (
              <Check className={styles['met']} aria-hidden />
            ) : (
              <CircleAlert className={styles['unmet']} aria-hidden />
            )}
            <span>
              {texts.fields[field]}
              <span className="visually-hidden"> ({done ? texts.met : texts.unmet})</span>
            </span>
            {!done && step && (
              <Button size="sm" onClick={() => go(step)}>
                {texts.fill}
                <span className="visually-hidden">: {texts.fields[field]}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Suggestions({ suggestions }: { suggestions: OwnerSpace['suggestions'] }): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles['help']}>
      <h3>{texts.suggestions}</h3>
      <ul>
        {suggestions.map((item) => (
          <li key={item.field}>{item.message}</li>
        ))}
      </ul>
    </div>
  );
}

/** Sends the draft for approval, once. */
function usePublicationRequest(draft: Draft) {
  const save = useSaveSpace(draft);
  const { go } = useWizard();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isInFlight = useRef(false);
  const request = async (): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSending(true);
    setFailure(null);
    try {
      await save.requestPublication();
      showToast(texts.requested);
      go('list');
    } catch (error) {
      setFailure(save.explain(error) ?? toErrorMessage(error));
      // After a success the button stays locked until the list is shown.
      isInFlight.current = false;
      setSending(false);
    }
  };
  return { failure, sending, request };
}

/** Last step: the space as visitors see it, missing conditions and the actions of the draft. */
export function SummaryStep({
  draft,
  suggestions,
}: {
  draft: Draft;
  suggestions: OwnerSpace['suggestions'];
}): ReactNode {
  const client = useQueryClient();
  const { go } = useWizard();
  const { failure, sending, request } = usePublicationRequest(draft);
  const isOwner = useIsOwner();
  const { id, status, url, allowed_actions: actions } = draft.space;
  const isEmailConfirmed = useSessionState().user?.email_confirmed;
  // The plan may have changed. The shell notices an e-mail confirmed in another tab or browser.
  useEffect(() => {
    void invalidateSpace(client, id);
    void invalidateCatalog(client);
  }, [client, id, isEmailConfirmed]);
  const open = draft.editing.checklist.filter((item) => !item.done).length;
  const canRequest = actions.includes('request_publication');
  const saveDraft = (): void => {
    showToast(texts.drafted);
    go('list');
  };
  return (
    <StepFrame
      heading={texts.heading}
      failure={failure}
      next={null}
      canFinishLater={false}
      onSubmit={(event) => event.preventDefault()}
    >
      <SpacePreview space={draft.space} />
      <div>
        {canRequest ? (
          <p className={styles['verdict']}>
            <b>{open === 0 ? texts.readyTitle : texts.missingTitle(open)}</b>
          </p>
        ) : (
          <StatusTag
            status={status}
            isPaused={isOwner && actions.includes('resume')}
            isSuspended={draft.editing.is_suspended || actions.includes('resume')}
          />
        )}
        <p className={styles['note']}>{open === 0 ? texts.readyText : texts.missingText}</p>
      </div>
      <Checklist draft={draft} />
      {isOwner && <Suggestions suggestions={suggestions} />}
      <div className={styles['final']}>
        {canRequest && (
          <Button
            variant="primary"
            size="lg"
            disabled={open > 0}
            sending={sending}
            onClick={() => void request()}
          >
            <Send aria-hidden />
            {texts.request}
          </Button>
        )}
        <Button size="lg" onClick={saveDraft}>
          {texts.draft}
        </Button>
        <ButtonLink size="lg" variant="ghost" to={buildEditUrl(url)}>
          <Pencil aria-hidden />
          {texts.edit}
        </ButtonLink>
        <ButtonLink size="lg" variant="ghost" to={urls.bookingImport}>
          {texts.importBookings}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}
