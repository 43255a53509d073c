import { useMutation, useQueryClient } from '@tanstack/react-query';
import { handleOwnerInquiry, type HandledOutside, type OwnerInquiry } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { inquiries } from '@prostora/strings/cs/inquiries.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { cacheInquiry } from './inquiry-queries.ts';
import styles from './inquiries.module.css';

const texts = inquiries.handled;
const WAYS: readonly HandledOutside[] = ['email', 'phone', 'other'];

/** Marks a message as handled outside of the site, and how. */
export function HandledSection({
  inquiry: { id, handled_at: at, handled_how: how, handled_by: by },
}: {
  inquiry: OwnerInquiry;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (wanted: HandledOutside | null) =>
      handleOwnerInquiry({
        client: api,
        path: { id },
        body: wanted ? { handled: true, how: wanted } : { handled: false },
      }),
    onSuccess: async ({ inquiry }) => {
      await cacheInquiry(client, inquiry);
      showToast(inquiry.handled_at ? texts.done : texts.undone);
    },
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
  const toggle = (wanted: HandledOutside | null): void => {
    if (!mark.isPending) mark.mutate(wanted);
  };
  return (
    <section className={styles['handled']}>
      <h3>{texts.title}</h3>
      {at && how ? (
        <>
          <p role="status">{texts.state[how](at)}</p>
          {by !== null && <p className={styles['quiet']}>{texts.by(by)}</p>}
          <Button size="sm" sending={mark.isPending} onClick={() => toggle(null)}>
            {texts.undo}
          </Button>
        </>
      ) : (
        <>
          <p className={styles['quiet']}>{texts.lead}</p>
          <div className={styles['suggestions']} role="group" aria-label={texts.title}>
            {WAYS.map((way) => (
              <Button
                key={way}
                size="sm"
                sending={mark.isPending && mark.variables === way}
                onClick={() => toggle(way)}
              >
                {texts.ways[way]}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
