import { useMutation, useQuery } from '@tanstack/react-query';
import { renewMemberCalendar, revokeMemberCalendar } from '@prostora/api-client';
import type { MemberRole } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { myCalendar as texts } from '@prostora/strings/cs/my-calendar.ts';
import { Button, ButtonAnchor } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { useIsImpersonating } from '../../../lib/use-rights.ts';
import { LoadFailed } from '../load-failed.tsx';
import { memberCalendarQuery } from '../reservation-queries.ts';
import { Section } from '../../../components/section/section.tsx';
import styles from './calendars.module.css';
import { SecretUrl, useUrlStep } from './secret-url.tsx';

/** Calendar applications subscribe to a URL with this scheme. */
const toSubscription = (url: string): string => url.replace(/^https?:/u, 'webcal:');

/** The member's own calendar of all spaces they see, with the details of their role. */
export function MyCalendar({ role }: { role: MemberRole }): ReactNode {
  const api = useApi();
  const query = memberCalendarQuery(api);
  const { data, error, refetch } = useQuery(query);
  const run = useUrlStep(query.queryKey);
  const renew = (done: string): Promise<string | null> => run(renewMemberCalendar({ client: api }), done);
  const create = useMutation({
    mutationFn: () => renew(texts.created),
    onSuccess: (failure) => {
      if (failure !== null) showToast(failure, 'error');
    },
  });
  const isImpersonating = useIsImpersonating();
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null;
  const { url, read_at: readAt } = data;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className={styles['export']}>
        {url === null ? (
          <>
            <p className={styles['quiet']}>{texts.contents[role]}</p>
            {isImpersonating ? (
              <p className={styles['quiet']}>{impersonationLimits.secret}</p>
            ) : (
              <div className={styles['actions']}>
                <Button variant="dark" sending={create.isPending} onClick={() => create.mutate()}>
                  {texts.create}
                </Button>
              </div>
            )}
          </>
        ) : (
          <SecretUrl
            label={texts.url}
            url={url}
            note={
              <>
                <p className={styles['quiet']}>{texts.contents[role]}</p>
                <p className={styles['quiet']}>{readAt === null ? texts.unread : texts.readAt(readAt)}</p>
              </>
            }
            firstAction={
              <ButtonAnchor variant="dark" href={toSubscription(url)}>
                {texts.subscribe}
              </ButtonAnchor>
            }
            renewLabel={texts.renew}
            onRenew={() => renew(texts.renewed)}
            onStop={() => run(revokeMemberCalendar({ client: api }), texts.stopped)}
          />
        )}
      </div>
    </Section>
  );
}
