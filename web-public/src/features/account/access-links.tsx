import { endAccountLink, type AccountLink } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { linksQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';

const texts = settings.links;

function getName({ kind, space_name }: AccountLink): string {
  if (kind === 'edit-links') return texts.editLinks;
  if (kind === 'member-calendar') return texts.myCalendar;
  return space_name === null ? texts.calendarOfAll : texts.calendarOfSpace(space_name);
}

function describeUse({ kind, created_at, used_at }: AccountLink): string {
  if (kind === 'edit-links' || created_at === null) return texts.editLinksText;
  return [texts.since(created_at), ...(used_at === null ? [] : [texts.lastUsed(used_at)])].join(', ');
}

/** Secret links of the account, each revocable. */
export function AccessLinks(): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { data, error } = useQuery(linksQuery(api));
  const end = useMutation({
    mutationFn: (id: string) => endAccountLink({ client: api, path: { id } }),
    onSuccess: (answer) => {
      client.setQueryData(linksQuery(api).queryKey, answer);
      showToast(texts.ended);
    },
    onError: (failure) => showToast(toErrorMessage(failure), 'error'),
  });
  return (
    <Section title={texts.title} lead={texts.lead}>
      {error && <p role="alert">{toErrorMessage(error)}</p>}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
      {data?.items.length === 0 && <p className={styles['future']}>{texts.none}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles['devices']}>
          {data.items.map((link) => (
            <li key={link.id} className={styles['device']}>
              <div>
                <b>{getName(link)}</b>
                <p>{describeUse(link)}</p>
              </div>
              <Button
                size="sm"
                aria-label={texts.endLabel(getName(link))}
                onClick={() => end.mutate(link.id)}
              >
                {texts.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
