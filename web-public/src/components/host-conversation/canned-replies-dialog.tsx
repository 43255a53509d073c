import {
  createCannedReply,
  removeCannedReply,
  saveCannedReply,
  type CannedReply,
} from '@prostora/api-client';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { showToast } from '@prostora/federation';
import { conversation } from '@prostora/strings/cs/conversation.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Button, FormError, Modal, TextArea, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { createRequiredRule, maxLengthRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { cannedRepliesQuery, invalidateCannedReplies } from './conversation-queries.ts';
import styles from '../conversation/conversation.module.css';

const texts = conversation.canned;
const requireText = (max: number) =>
  validateBy([createRequiredRule(fieldErrors.required), maxLengthRule(max)]);

/** A new prepared reply, or the given one. */
function ReplyForm({ reply, onDone }: { reply: CannedReply | null; onDone: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { title: reply?.title ?? '', body: reply?.body ?? '' },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ title, body }) => {
      const text = { title: title.trim(), body: body.trim() };
      return reply
        ? saveCannedReply({ client: api, path: { id: reply.id }, body: text })
        : createCannedReply({ client: api, body: text });
    },
    onSaved: async () => {
      await invalidateCannedReplies(client);
      showToast(texts.saved);
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={submit}
      aria-label={reply ? texts.edit(reply.title) : texts.new}
    >
      <FormError>{failure}</FormError>
      <TextField
        {...form.register('title', { validate: requireText(CONVERSATIONS.cannedTitle) })}
        label={texts.name}
        error={errors.title?.message}
        data-autofocus=""
      />
      <TextArea
        {...form.register('body', { validate: requireText(CONVERSATIONS.body) })}
        label={texts.body}
        rows={5}
        error={errors.body?.message}
      />
      <div className={styles['buttons']}>
        <Button onClick={onDone}>{texts.back}</Button>
        <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Replies({
  replies,
  onEdit,
}: {
  replies: readonly CannedReply[];
  onEdit: (reply: CannedReply) => void;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: number) => removeCannedReply({ client: api, path: { id } }),
    onSuccess: async () => {
      await invalidateCannedReplies(client);
      showToast(texts.removed);
    },
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
  if (replies.length === 0) return <p>{texts.empty}</p>;
  return (
    <ul className={styles['replies']}>
      {replies.map((reply) => (
        <li key={reply.id} className={styles['reply']}>
          <b>{reply.title}</b>
          <p className={styles['body']}>{reply.body}</p>
          <div className={styles['buttons']}>
            <Button size="sm" aria-label={texts.edit(reply.title)} onClick={() => onEdit(reply)}>
              {texts.editShort}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.remove(reply.title)}
              onClick={() => !remove.isPending && remove.mutate(reply.id)}
            >
              {texts.removeShort}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The prepared replies of the team. */
export function CannedRepliesDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { data } = useQuery(cannedRepliesQuery(useApi()));
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  return (
    <Modal open backCloses={false} onClose={onClose} title={texts.title}>
      {edited === null ? (
        <>
          <Replies replies={data?.items ?? []} onEdit={setEdited} />
          <div className={styles['form']}>
            <div className={styles['buttons']}>
              <Button variant="dark" onClick={() => setEdited('new')}>
                {texts.add}
              </Button>
            </div>
          </div>
        </>
      ) : (
        <ReplyForm reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
    </Modal>
  );
}
