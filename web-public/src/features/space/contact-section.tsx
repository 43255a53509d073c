import type { SpaceDetail } from '@prostora/api-client';
import { contact as texts } from '@prostora/strings/cs/contact.ts';
import { Skeleton } from '@prostora/ui';
import { Suspense, lazy, useRef, type ReactNode } from 'react';
import { useNear } from '../../lib/use-near.ts';
import styles from './contact-section.module.css';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }));

const Waiting = (): ReactNode => (
  <div role="status" aria-label={texts.loading}>
    <Skeleton className={styles['waiting']} />
  </div>
);

/** Message to the owner; the form loads near the viewport. Hidden for unpublished spaces. */
export function ContactSection({
  space,
  className,
}: {
  space: SpaceDetail;
  className?: string | undefined;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  if (space.status !== 'PUBLISHED') return null;
  return (
    <section className={className} id="zprava">
      <h2>{texts.title}</h2>
      <div className={styles['card']} ref={box}>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        <div className="needs-script">
          {near ? (
            <Suspense fallback={<Waiting />}>
              <ContactForm spaceId={space.id} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      </div>
    </section>
  );
}
