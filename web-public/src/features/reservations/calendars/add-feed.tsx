import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, addCalendarFeed, previewCalendarFeed, type CalendarPreview } from '@prostora/api-client';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, FormError, Modal, TextField } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import { maxLengthRule, createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../lib/api-context.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { invalidateSchedule, spaceCalendarsQuery } from '../reservation-queries.ts';
import shared from '../reservations.module.css';
import { Preview } from './preview.tsx';

const texts = reservations.feeds;

type Values = { name: string; url: string };

const urlRule = {
  fails: (url: string) => !/^(?:https?|webcals?):\/\/\S+$/iu.test(url.trim()),
  message: texts.urlWrong,
};

/** Connects an external calendar: its URL is previewed first, then it starts to block the space. */
export function AddFeed({ spaceId, onClose }: { spaceId: number; onClose: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { name: '', url: '' } });
  const removeDraft = useFormDraft(form, `feed.${spaceId}`);
  const [preview, setPreview] = useState<CalendarPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Shows a refusal; a field error is not repeated above the form. */
  const showRefusal = (error: unknown): void => {
    const message = showServerErrors(error, form);
    setFailure(
      error instanceof ApiError && Object.values(error.errors).some((shown) => shown === message)
        ? null
        : message,
    );
  };
  const loadPreview = useMutation({
    mutationFn: ({ url }: Values) =>
      previewCalendarFeed({ client: api, body: { space_id: spaceId, url: url.trim() } }),
    onMutate: () => setFailure(null),
    onSuccess: (found, { url }) => {
      // The URL was changed during the request: the preview is of another calendar.
      if (form.getValues('url') !== url) return;
      setPreview(found);
      if (form.getValues('name').trim() === '' && found.name)
        form.setValue('name', found.name.slice(0, LIMITS.name), { shouldValidate: true });
    },
    onError: showRefusal,
  });
  const connect = useMutation({
    mutationFn: ({ name, url }: Values) =>
      addCalendarFeed({ client: api, body: { space_id: spaceId, name: name.trim(), url: url.trim() } }),
    onMutate: () => setFailure(null),
    onSuccess: async ({ feed }) => {
      removeDraft();
      await Promise.all([
        client.invalidateQueries(spaceCalendarsQuery(api, spaceId)),
        invalidateSchedule(client),
      ]);
      showToast(texts.connected(feed.name));
      onClose();
    },
    onError: showRefusal,
  });
  const sending = loadPreview.isPending || connect.isPending;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending) return;
    // The preview needs only the URL: the name may come from the calendar.
    if (preview) void form.handleSubmit((values) => connect.mutate(values))();
    else
      void form.trigger('url', { shouldFocus: true }).then((isFine) => {
        if (isFine) loadPreview.mutate(form.getValues());
      });
  };
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={texts.addTitle}>
      <form noValidate className={shared['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('url', {
            validate: validateBy([
              createRequiredRule(missing.calendarUrl),
              maxLengthRule(BOOKING.feedUrl),
              urlRule,
            ]),
            onChange: () => setPreview(null),
          })}
          label={texts.url}
          hint={texts.urlHint}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          error={errors.url?.message}
        />
        <TextField
          {...form.register('name', {
            validate: validateBy([createRequiredRule(missing.name), maxLengthRule(LIMITS.name)]),
          })}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          error={errors.name?.message}
        />
        <div aria-live="polite">{preview && <Preview preview={preview} />}</div>
        <div className={shared['actions']}>
          <Button onClick={onClose}>{reservations.form.cancel}</Button>
          <Button
            type="submit"
            variant="dark"
            sending={sending}
            sendingLabel={preview ? texts.connecting : texts.previewing}
          >
            {preview ? texts.connect : texts.preview}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
